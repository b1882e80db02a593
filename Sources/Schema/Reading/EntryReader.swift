import SimCatalog
import SimDiagnostics

/// Turns the entries of one file into schemas and interfaces, and reports what is wrong with them.
struct EntryReader {
  let file: String
  let types: TypeTable

  // MARK: Intents

  /// - Parameter catalog: knows the classes of values that parameters may hold.
  func schema(_ entry: IntentFile, in catalog: Catalog) throws -> IntentSchema {
    let order = entry.resolveOrder ?? []
    for name in order { try check(name, in: "resolveOrder", against: entry.parameters.map(\.name)) }
    let parameters = try entry.parameters.map { property in
      var parameter = parameter(property)
      parameter.resolvedBy = order.contains(property.name) ? resultClasses(of: property.name, entry.handler) : []
      parameter.isRequired = property.required ?? false
      if let name = property.replacedBy { try check(name, in: "replacedBy", against: entry.parameters.map(\.name)) }
      parameter.replacedBy = property.replacedBy
      parameter.answeredBy = property.answeredBy
      parameter.unsaid = property.unsaid
      return parameter
    }
    // The parameters as Siri takes them: those that she resolves first, in her order.
    let resolved = order.compactMap { name in parameters.first { $0.name == name } }
    var schema = IntentSchema(
      name: IntentName(entry.intent), domain: entry.domain, handlingProtocol: entry.handler?.protocol,
      parameters: resolved + parameters.filter { !order.contains($0.name) }, codes: try codes(entry.response),
      responseFields: entry.response.properties.map(parameter), review: entry.review,
      alwaysNeedsUnlock: entry.alwaysNeedsUnlock, isCustom: entry.custom ?? false, deed: entry.deed,
      isOutright: entry.outright ?? false, introduced: entry.since, deprecated: entry.deprecated)
    if let dialogue = entry.dialogue { schema.dialogue = try self.dialogue(dialogue, of: schema) }
    schema.presentation = try entry.telling.map {
      try presentation($0, parameters: schema.parameters.map(\.name), response: schema.responseFields.map(\.name))
    }
    schema.maps = try entry.maps.map { maps in
      for name in [maps.from, maps.to] { try check(name, in: "maps", against: schema.parameters.map(\.name)) }
      return MapsPlaces(from: maps.from, to: maps.to)
    }
    schema.comesFrom = entry.comesFrom ?? schema.maps.map { _ in "Maps" }
    schema.shortcutTypes = try entry.shortcuts.map { combinations in
      try combinations.map { names in
        for name in names { try check(name, in: "shortcuts", against: schema.parameters.map(\.name)) }
        return ShortcutType(parameters: names)
      }
    }
    for path in parameters.compactMap(\.answeredBy) where ParameterPath(path, of: schema, in: catalog) == nil {
      throw unknown(path, in: "answeredBy", among: schema.parameters.map(\.name))
    }
    schema.vocabulary = try vocabulary(entry.vocabulary ?? [:], of: schema, in: catalog)
    return schema
  }

  private func dialogue(_ entry: DialogueEntry, of schema: IntentSchema) throws -> IntentDialogue {
    if let name = entry.changes {
      try check(name, in: "changes", against: schema.parameters.filter(\.isResolvable).map(\.name))
    }
    return IntentDialogue(
      changes: entry.changes, outcome: try entry.outcome.map { try named($0, in: "outcome") } ?? .response,
      unlockedBy: entry.unlockedBy, observes: entry.observes.map { IntentName($0) },
      underWay: try entry.underWay.map { try named($0, in: "underWay") })
  }

  func interface(_ entry: IntentFile, _ schema: IntentSchema) throws -> IntentInterface {
    let response = entry.response
    return IntentInterface(
      settable: settable(entry.parameters),
      initialisers: try entry.initialisers.map {
        try initialiser($0, properties: schema.parameters, stores: entry.stores ?? [:])
      },
      methods: try (entry.handler?.methods ?? []).map {
        try method($0, response: response.class, parameters: schema.parameters.map(\.name))
      },
      response: ResponseInterface(
        className: response.class, codes: response.codeEnumeration, settable: settable(response.properties),
        initialisers: try (response.initialisers ?? []).map {
          try initialiser($0, properties: schema.responseFields, stores: [:])
        }))
  }

  private func parameter(_ entry: PropertyEntry) -> ParameterSchema {
    let type = SwiftType(entry.type)
    return ParameterSchema(
      name: entry.name, type: types.parameterType(of: type), isList: type.element != nil, swiftType: entry.type)
  }

  private func settable(_ entries: [PropertyEntry]) -> Set<String> {
    Set(entries.filter { $0.settable ?? false }.map(\.name))
  }

  private func resultClasses(of parameter: String, _ handler: HandlerEntry?) -> [String] {
    let results = (handler?.methods ?? []).filter { $0.resolves == parameter }.compactMap(\.result)
    return results.map { SwiftType($0).scalar }
  }

  private func codes(_ entry: ResponseEntry) throws -> [ResponseCode] {
    for (code, name) in entry.verdicts ?? [:] {
      try check(code, in: "verdicts", among: Array(entry.codes.keys))
      let _: ResponseVerdict = try named(name, in: "verdicts")
    }
    return cases(entry.codes).map { item in
      let verdict = entry.verdicts?[item.name].flatMap { ResponseVerdict(rawValue: $0) }
      return ResponseCode(item.name, item.rawValue, verdict: verdict)
    }
  }

  private func vocabulary(
    _ entries: [String: [String]], of schema: IntentSchema, in catalog: Catalog
  ) throws -> [VocabularyStringType: [String]] {
    var vocabulary: [VocabularyStringType: [String]] = [:]
    for (name, paths) in entries {
      guard let type = VocabularyStringType(named: name) else {
        throw unknown(name, in: "vocabulary", among: VocabularyStringType.allCases.map(\.name))
      }
      for path in paths where ParameterPath(path, of: schema, in: catalog) == nil {
        throw unknown(path, in: "vocabulary", among: schema.parameters.map(\.name))
      }
      vocabulary[type] = paths
    }
    return vocabulary
  }

  // MARK: Types

  func group(_ entry: TypesFile, name: String) throws -> TypeGroup {
    var interfaces = TypeInterfaces()
    for item in entry.enumerations ?? [] { interfaces.formerNames[item.enumeration] = item.formerNames }
    for item in entry.values ?? [] { interfaces.objects[item.value] = try interface(item, among: entry.values ?? []) }
    for item in entry.results ?? [] {
      interfaces.results[item.result] = ResultInterface(
        widened: item.widened, factories: try item.factories.map(signature), isWrittenByHand: item.byHand ?? false)
    }
    return TypeGroup(
      name: name, enumerations: try enumerations(entry),
      objects: (entry.values ?? []).map {
        ObjectSchema(name: $0.value, superclass: $0.superclass, fields: $0.properties.map(parameter))
      }, results: try (entry.results ?? []).map(result), interfaces: interfaces)
  }

  func enumerations(_ entry: TypesFile) throws -> [EnumerationSchema] {
    try (entry.enumerations ?? []).map(enumeration)
  }

  private func enumeration(_ entry: EnumerationEntry) throws -> EnumerationSchema {
    let kind: EnumerationSchema.Kind
    switch entry.kind {
    case nil: kind = .cases
    case "options": kind = .options
    case "strings": kind = .strings
    case let other?: throw problem(.unknownKind(other))
    }
    switch entry.cases {
    case .numbered(let entries): return EnumerationSchema(name: entry.enumeration, kind: kind, cases: cases(entries))
    case .named(let names):
      let cases = names.enumerated().map { EnumerationCase($0.element, $0.offset) }
      return EnumerationSchema(name: entry.enumeration, kind: kind, cases: cases)
    }
  }

  private func cases(_ entries: [String: Int]) -> [EnumerationCase] {
    entries.map { EnumerationCase($0.key, $0.value) }.sorted { ($0.rawValue, $0.name) < ($1.rawValue, $1.name) }
  }

  private func interface(_ entry: ValueEntry, among entries: [ValueEntry]) throws -> ObjectInterface {
    let properties = entry.properties.map(parameter) + inheritedProperties(of: entry, among: entries)
    let byHand = entry.byHand ?? false
    // Initialisers of a hand-written class are only for comparison, and may keep their arguments anywhere.
    let initialisers = try (entry.initialisers ?? []).map { text in
      byHand
        ? InitialiserModel(signature: try signature(text), targets: [])
        : try initialiser(text, properties: properties, stores: entry.stores ?? [:])
    }
    return ObjectInterface(
      settable: settable(entry.properties), initialisers: initialisers,
      isWrittenByHand: byHand || entry.bridged == true,
      isBridged: entry.bridged ?? false)
  }

  /// The properties of superclasses in the same file.
  private func inheritedProperties(of entry: ValueEntry, among entries: [ValueEntry]) -> [ParameterSchema] {
    guard let superclass = entries.first(where: { $0.value == entry.superclass }), superclass.value != entry.value
    else { return [] }
    return superclass.properties.map(parameter) + inheritedProperties(of: superclass, among: entries)
  }

  private func result(_ entry: ResultEntry) throws -> ResultSchema {
    var result = ResultSchema(name: entry.result, narrows: entry.narrows, answers: [])
    for factory in try entry.factories.map(signature) {
      if let reason = factory.parameters.first(where: { $0.label == "forReason" })?.type {
        result.reasons.append(ResultSchema.Reasons(factory.name, reason.scalar))
      } else if !result.answers.contains(factory.name) {
        result.answers.append(factory.name)
      }
    }
    return result
  }

  // MARK: Signatures

  private func signature(_ text: String) throws -> SignatureModel {
    guard let signature = SignatureModel(text) else { throw problem(.notASignature(text)) }
    return signature
  }

  /// An argument is kept by the property of its label, of its inner name, or of the name that `stores` gives.
  private func initialiser(
    _ text: String, properties: [ParameterSchema], stores: [String: String]
  ) throws -> InitialiserModel {
    var signature = try signature(text)
    var targets: [ParameterSchema] = []
    for index in signature.parameters.indices {
      let parameter = signature.parameters[index]
      let names = [stores[parameter.label], parameter.label, parameter.name].compactMap { $0 }
      let target = names.lazy.compactMap { name in properties.first { $0.name == name } }.first
      if parameter.type.text.isEmpty {
        guard let target else {
          throw problem(.unknownProperty(parameter.label, in: text, known: properties.map(\.name)))
        }
        signature.parameters[index].type = target.declared
      }
      // An argument without a property is kept under its own name.
      let type = signature.parameters[index].type
      targets.append(
        target
          ?? ParameterSchema(name: parameter.name, type: types.parameterType(of: type), swiftType: type.text))
    }
    return InitialiserModel(signature: signature, targets: targets)
  }

  private func method(_ entry: MethodEntry, response: String, parameters: [String]) throws -> MethodModel {
    let spellings = try (entry.spellings ?? []).map { text in
      guard let spelling = Spelling(text) else { throw problem(.notASpelling(text)) }
      return spelling
    }
    if let parameter = entry.resolves, let result = entry.result {
      try check(parameter, in: "resolves", against: parameters)
      return MethodModel(purpose: .resolve(parameter), result: SwiftType(result), spellings: spellings)
    }
    if let declaration = entry.observes {
      return MethodModel(purpose: .observe(declaration: declaration), result: nil, spellings: [])
    }
    switch entry.calls {
    case "confirm": return MethodModel(purpose: .confirm, result: SwiftType(response), spellings: spellings)
    case "handle": return MethodModel(purpose: .handle, result: SwiftType(response), spellings: spellings)
    default: throw problem(.notAPurpose)
    }
  }

  // MARK: Problems

  func check(_ name: String, in place: String, against names: [String]) throws {
    guard names.contains(name) else { throw problem(.unknownProperty(name, in: place, known: names)) }
  }

  /// The same, with only the nearest of many names in the message.
  func check(_ name: String, in place: String, among names: [String]) throws {
    guard names.contains(name) else { throw unknown(name, in: place, among: names) }
  }

  /// The case of a name.
  private func named<Choice: RawRepresentable & CaseIterable>(_ name: String, in place: String) throws -> Choice
  where Choice.RawValue == String {
    guard let choice = Choice(rawValue: name) else {
      throw unknown(name, in: place, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  private func unknown(_ name: String, in place: String, among names: [String]) -> SchemaError {
    problem(.unknownName(name, in: place, nearest: nearestName(to: name, among: names.sorted())))
  }

  func problem(_ problem: SchemaError.Problem) -> SchemaError { SchemaError(file: file, problem: problem) }
}
