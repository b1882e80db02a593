/// The intents, enumerations, classes of values and of results that a conversation knows.
///
/// It is a value: SiriKit's own (`siriKit`), or that with what apps define (`adding`). Every stage is given the one that
/// it goes by. Copies share what they hold, and to look a name up costs the same however many there are.
public struct Catalog: Sendable {
  /// What SiriKit has, printed from `Vocabulary/Siri/schema`.
  public static let siriKit = Catalog(.siriKit)

  private let tables: Tables

  /// A catalogue of these entries and no others; of several that have one name the first is kept.
  public init(_ entries: CatalogEntries) {
    var conflicts: [CatalogConflict] = []
    tables = Tables().adding(entries, conflicts: &conflicts)
  }

  private init(_ tables: Tables) { self.tables = tables }

  /// The same for copies, and for nothing else as long as one of them lives.
  public var identity: ObjectIdentifier { ObjectIdentifier(tables) }

  /// This catalogue with what an app defines.
  ///
  /// An entry that is there already, the same in all that it says, is no conflict: two apps may share a definition.
  /// - Parameters:
  ///   - entries: the app's intents, enumerations, classes of values and of results.
  ///   - conflicts: receives those whose names are taken by something else; they are left out.
  public func adding(_ entries: CatalogEntries, conflicts: inout [CatalogConflict]) -> Catalog {
    entries.isEmpty ? self : Catalog(tables.adding(entries, conflicts: &conflicts))
  }

  // MARK: All of them

  /// Every intent, in the order in which they were added; SiriKit's by name.
  public var intents: [IntentSchema] { tables.intents.entries }
  /// Every enumeration that parameters, responses and results use, but those of response codes.
  public var enumerations: [EnumerationSchema] { tables.enumerations.entries }
  /// Every class of values that parameters and responses use.
  public var objects: [ObjectSchema] { tables.objects.entries }
  /// Every class with which resolve methods answer.
  public var results: [ResultSchema] { tables.results.entries }

  // MARK: One of them

  /// The schema of an intent, nil when there is no intent of that name.
  public func schema(of name: IntentName) -> IntentSchema? { tables.intents[name.rawValue] }

  /// An enumeration or option set, nil when there is none of that name.
  public func enumeration(named name: String) -> EnumerationSchema? { tables.enumerations[name] }

  /// A class of values, nil when there is none of that name.
  public func object(named name: String) -> ObjectSchema? { tables.objects[name] }

  /// A class of resolution results, nil when there is none of that name.
  public func result(named name: String) -> ResultSchema? { tables.results[name] }

  /// The properties of a class of values, those of its superclasses first; none where there is no such class.
  public func fields(ofObject name: String) -> [ParameterSchema] {
    guard let object = tables.objects[name] else { return [] }
    guard object.superclass != nil else { return object.fields }
    var fields: [[ParameterSchema]] = []
    var passed: Set<String> = []
    var next: ObjectSchema? = object
    // A class that inherits from itself is an app's mistake, and no reason to go round for ever.
    while let object = next, passed.insert(object.name).inserted {
      fields.append(object.fields)
      next = object.superclass.flatMap { tables.objects[$0] }
    }
    return Array(fields.reversed().joined())
  }

  /// The field by which people speak of an object: its first that is a name, an amount or a person; of an object of an app's own
  /// class what it is called (INObject).
  public func spokenField(ofObject name: String) -> ParameterSchema? {
    let fields = fields(ofObject: name)
    if let called = fields.first(where: { $0.name == "displayString" }) { return called }
    return fields.first { field in
      switch field.type {
      case .speakable, .money, .person: !field.isList
      case .string, .boolean, .integer, .double, .place, .date, .dateRange, .enumeration, .object: false
      }
    }
  }

  /// The class and the field with which words make an object: the object's own; of one that is a kind with a text, the text; or,
  /// of a class that holds nothing itself, those of its subclass that holds a text (INTextNoteContent of INNoteContent).
  public func spoken(ofObject name: String) -> (type: String, field: ParameterSchema)? {
    if let field = spokenField(ofObject: name) { return (name, field) }
    let fields = fields(ofObject: name)
    // A kind and a text, and nothing else: a playlist is called by its name (INMediaDestination).
    if fields.count == 2, case .enumeration = fields[0].type, fields[1].type == .string { return (name, fields[1]) }
    // Nothing but a text: the words of a note.
    if fields.count == 1, fields[0].type == .string, !fields[0].isList { return (name, fields[0]) }
    guard fields.isEmpty else { return nil }
    for object in objects where object.superclass == name {
      if let field = object.fields.first(where: { $0.type == .string && !$0.isList }) { return (object.name, field) }
    }
    return nil
  }

  // MARK: What is said

  /// Whether a sentence can mean the intent: none means one that another part of the system makes (behaviour.md a.3).
  public func isSpoken(_ name: IntentName) -> Bool { schema(of: name)?.comesFrom == nil }

  /// The intent that Maps asks the apps for, with the parameters that take its places; nil when there is none.
  public var askedByMaps: (name: IntentName, places: MapsPlaces)? {
    intents.lazy.compactMap { schema in schema.maps.map { (schema.name, $0) } }.first
  }

  /// The parameters of any intent that terms of a type fill, and the fields of their objects.
  func parameters(filledBy type: VocabularyStringType) -> Set<String> { tables.filled[type] ?? [] }
}

/// What a catalogue holds, by name. It never changes, so that copies of a catalogue can share it.
private final class Tables: Sendable {
  let intents: CatalogTable<IntentSchema>
  let enumerations: CatalogTable<EnumerationSchema>
  let objects: CatalogTable<ObjectSchema>
  let results: CatalogTable<ResultSchema>
  /// By type of vocabulary the parameters of all intents that its terms fill: a sentence asks for each of its words.
  let filled: [VocabularyStringType: Set<String>]

  init(
    intents: CatalogTable<IntentSchema> = CatalogTable(),
    enumerations: CatalogTable<EnumerationSchema> = CatalogTable(),
    objects: CatalogTable<ObjectSchema> = CatalogTable(),
    results: CatalogTable<ResultSchema> = CatalogTable()
  ) {
    self.intents = intents
    self.enumerations = enumerations
    self.objects = objects
    self.results = results
    var filled: [VocabularyStringType: Set<String>] = [:]
    for intent in intents.entries {
      for (type, parameters) in intent.vocabulary { filled[type, default: []].formUnion(parameters) }
    }
    self.filled = filled
  }

  func adding(_ entries: CatalogEntries, conflicts: inout [CatalogConflict]) -> Tables {
    var (intents, enumerations, objects, results) = (self.intents, self.enumerations, self.objects, self.results)
    conflicts += intents.add(entries.intents).map { .intent($0.name) }
    conflicts += enumerations.add(entries.enumerations).map { .enumeration($0.name) }
    conflicts += objects.add(entries.objects).map { .object($0.name) }
    conflicts += results.add(entries.results).map { .result($0.name) }
    return Tables(intents: intents, enumerations: enumerations, objects: objects, results: results)
  }
}
