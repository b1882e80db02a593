/// The intents, enumerations, classes of values and of results that a conversation knows.
///
/// It is a value: SiriKit's own (`siriKit`), or that with what apps define (`adding`). Every stage gets the one to use.
/// Copies share their contents, and a look-up by name takes constant time.
public struct Catalog: Sendable {
  /// SiriKit's entries, generated from `Vocabulary/Siri/schema`.
  public static let siriKit = Catalog(.siriKit)

  private let tables: Tables

  /// A catalogue of these entries only; of several with one name the first is kept.
  public init(_ entries: CatalogEntries) {
    var conflicts: [CatalogConflict] = []
    tables = Tables().adding(entries, conflicts: &conflicts)
  }

  private init(_ tables: Tables) { self.tables = tables }

  /// The same for copies, and unique as long as one of them exists.
  public var identity: ObjectIdentifier { ObjectIdentifier(tables) }

  /// This catalogue with what an app defines.
  ///
  /// An entry that exists already and is equal is no conflict: two apps may share a definition.
  /// - Parameters:
  ///   - entries: the app's intents, enumerations, classes of values and of results.
  ///   - conflicts: receives entries whose names are taken; they are left out.
  public func adding(_ entries: CatalogEntries, conflicts: inout [CatalogConflict]) -> Catalog {
    entries.isEmpty ? self : Catalog(tables.adding(entries, conflicts: &conflicts))
  }

  // MARK: All of them

  /// Every intent, in the order of addition; SiriKit's by name.
  public var intents: [IntentSchema] { tables.intents.entries }
  /// Every enumeration that parameters, responses and results use, except those of response codes.
  public var enumerations: [EnumerationSchema] { tables.enumerations.entries }
  /// Every class of values that parameters and responses use.
  public var objects: [ObjectSchema] { tables.objects.entries }
  /// Every class of results that resolve methods return.
  public var results: [ResultSchema] { tables.results.entries }

  // MARK: One of them

  /// The schema of an intent; nil when there is none of that name.
  public func schema(of name: IntentName) -> IntentSchema? { tables.intents[name.rawValue] }

  /// An enumeration or option set; nil when there is none of that name.
  public func enumeration(named name: String) -> EnumerationSchema? { tables.enumerations[name] }

  /// A class of values; nil when there is none of that name.
  public func object(named name: String) -> ObjectSchema? { tables.objects[name] }

  /// A class of resolution results; nil when there is none of that name.
  public func result(named name: String) -> ResultSchema? { tables.results[name] }

  /// The properties of a class of values, those of its superclasses first; empty where there is no such class.
  public func fields(ofObject name: String) -> [ParameterSchema] {
    guard let object = tables.objects[name] else { return [] }
    guard object.superclass != nil else { return object.fields }
    var fields: [[ParameterSchema]] = []
    var passed: Set<String> = []
    var next: ObjectSchema? = object
    // A class that inherits from itself is an app's mistake, which must not loop forever.
    while let object = next, passed.insert(object.name).inserted {
      fields.append(object.fields)
      next = object.superclass.flatMap { tables.objects[$0] }
    }
    return Array(fields.reversed().joined())
  }

  /// The field that people call an object by: its first that is a name, an amount or a person; for an app's own class
  /// the display string (INObject).
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

  /// The class and the field of the object that words make: the object's own field; for a kind with a text, the text;
  /// or, for a class without fields, those of its subclass that has a text (INTextNoteContent for INNoteContent).
  public func spoken(ofObject name: String) -> (type: String, field: ParameterSchema)? {
    if let field = spokenField(ofObject: name) { return (name, field) }
    let fields = fields(ofObject: name)
    // Only a kind and a text: a playlist is called by its name (INMediaDestination).
    if fields.count == 2, case .enumeration = fields[0].type, fields[1].type == .string { return (name, fields[1]) }
    // Only a text: the words of a note.
    if fields.count == 1, fields[0].type == .string, !fields[0].isList { return (name, fields[0]) }
    guard fields.isEmpty else { return nil }
    for object in objects where object.superclass == name {
      if let field = object.fields.first(where: { $0.type == .string && !$0.isList }) { return (object.name, field) }
    }
    return nil
  }

  // MARK: What is said

  /// Whether a sentence can mean the intent: none can where another part of the system makes it (behaviour.md a.3).
  public func isSpoken(_ name: IntentName) -> Bool { schema(of: name)?.comesFrom == nil }

  /// The intent that Maps requests from apps, with the parameters for its places; nil when there is none.
  public var askedByMaps: (name: IntentName, places: MapsPlaces)? {
    intents.lazy.compactMap { schema in schema.maps.map { (schema.name, $0) } }.first
  }

  /// The parameters of all intents, and the fields of their objects, that terms of a type fill.
  func parameters(filledBy type: VocabularyStringType) -> Set<String> { tables.filled[type] ?? [] }
}

/// The contents of a catalogue, by name. Immutable, so that copies of a catalogue can share it.
private final class Tables: Sendable {
  let intents: CatalogTable<IntentSchema>
  let enumerations: CatalogTable<EnumerationSchema>
  let objects: CatalogTable<ObjectSchema>
  let results: CatalogTable<ResultSchema>
  /// By type of vocabulary, the parameters that its terms fill: a sentence looks this up for each of its words.
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
