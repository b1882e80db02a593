import SimCatalog

/// Turns the entries of one file into models, and says what is wrong with them.
struct EntryReader {
  let file: String

  func intent(_ entry: IntentFile) throws -> IntentModel {
    let parameters = entry.parameters.map(property)
    let order = entry.resolveOrder ?? []
    for name in order { try check(name, in: "resolveOrder", against: parameters) }
    return IntentModel(
      name: entry.intent, domain: entry.domain, since: entry.since, deprecated: entry.deprecated, review: entry.review,
      alwaysNeedsUnlock: entry.alwaysNeedsUnlock, resolveOrder: order, parameters: parameters,
      initialisers: try entry.initialisers.map {
        try initialiser($0, properties: parameters, stores: entry.stores ?? [:])
      },
      handler: try entry.handler.map { try handler($0, response: entry.response.class, parameters: parameters) },
      response: try response(entry.response),
      telling: try entry.telling.map {
        try telling($0, parameters: parameters, response: entry.response.properties.map(property))
      },
      maps: try entry.maps.map { maps in
        for name in [maps.from, maps.to] { try check(name, in: "maps", against: parameters) }
        return MapsPlaces(from: maps.from, to: maps.to)
      })
  }

  func group(_ entry: TypesFile, name: String) throws -> TypeGroup {
    TypeGroup(
      name: name,
      enumerations: try (entry.enumerations ?? []).map(enumeration),
      values: try (entry.values ?? []).map { try value($0, among: entry.values ?? []) },
      results: try (entry.results ?? []).map(result))
  }

  func property(_ entry: PropertyEntry) -> PropertyModel {
    PropertyModel(name: entry.name, type: SwiftType(entry.type), isSettable: entry.settable ?? false)
  }

  private func response(_ entry: ResponseEntry) throws -> ResponseModel {
    let properties = entry.properties.map(property)
    return ResponseModel(
      name: entry.class, codes: EnumerationModel(name: entry.codeEnumeration, cases: cases(entry.codes)),
      properties: properties,
      initialisers: try (entry.initialisers ?? []).map { try initialiser($0, properties: properties, stores: [:]) })
  }

  private func cases(_ entries: [String: Int]) -> [EnumerationModel.Case] {
    entries.map { EnumerationModel.Case(name: $0.key, rawValue: $0.value) }
      .sorted { ($0.rawValue, $0.name) < ($1.rawValue, $1.name) }
  }

  private func enumeration(_ entry: EnumerationEntry) throws -> EnumerationModel {
    let kind: EnumerationModel.Kind
    switch entry.kind {
    case nil: kind = .cases
    case "options": kind = .options
    case "strings": kind = .strings
    case let other?: throw problem(.unknownKind(other))
    }
    let cases: [EnumerationModel.Case]
    switch entry.cases {
    case .numbered(let entries): cases = self.cases(entries)
    case .named(let names):
      cases = names.enumerated().map { EnumerationModel.Case(name: $0.element, rawValue: $0.offset) }
    }
    return EnumerationModel(
      name: entry.enumeration, kind: kind, cases: cases, formerNames: entry.formerNames ?? [:])
  }

  private func value(_ entry: ValueEntry, among entries: [ValueEntry]) throws -> ValueModel {
    let properties = entry.properties.map(property)
    let inherited = inheritedProperties(of: entry, among: entries)
    let byHand = entry.byHand ?? false
    // Initialisers of a class that is written by hand are facts to compare with, and may keep what they like.
    let initialisers = try (entry.initialisers ?? []).map { text in
      byHand
        ? InitialiserModel(signature: try signature(text), targets: [])
        : try initialiser(text, properties: properties + inherited, stores: entry.stores ?? [:])
    }
    return ValueModel(
      name: entry.value, superclass: entry.superclass, properties: properties, initialisers: initialisers,
      isWrittenByHand: byHand)
  }

  /// Those of the superclasses that stand in the same file.
  private func inheritedProperties(of entry: ValueEntry, among entries: [ValueEntry]) -> [PropertyModel] {
    guard let superclass = entries.first(where: { $0.value == entry.superclass }), superclass.value != entry.value
    else { return [] }
    return superclass.properties.map(property) + inheritedProperties(of: superclass, among: entries)
  }

  private func result(_ entry: ResultEntry) throws -> ResultModel {
    ResultModel(
      name: entry.result, narrows: entry.narrows, widened: entry.widened,
      factories: try entry.factories.map(signature), isWrittenByHand: entry.byHand ?? false)
  }

  private func signature(_ text: String) throws -> SignatureModel {
    guard let signature = SignatureModel(text) else { throw problem(.notASignature(text)) }
    return signature
  }

  /// An argument is kept by the property of its label, of its inner name, or of the name that `stores` gives.
  private func initialiser(
    _ text: String, properties: [PropertyModel], stores: [String: String]
  ) throws -> InitialiserModel {
    var signature = try signature(text)
    var targets: [PropertyModel] = []
    for index in signature.parameters.indices {
      let parameter = signature.parameters[index]
      let names = [stores[parameter.label], parameter.label, parameter.name].compactMap { $0 }
      let target = names.lazy.compactMap { name in properties.first { $0.name == name } }.first
      if parameter.type.text.isEmpty {
        guard let target else { throw unknown(parameter.label, in: text, properties) }
        signature.parameters[index].type = target.type
      }
      // An argument without a property is kept under its own name.
      targets.append(target ?? PropertyModel(name: parameter.name, type: signature.parameters[index].type))
    }
    return InitialiserModel(signature: signature, targets: targets)
  }

  private func handler(_ entry: HandlerEntry, response: String, parameters: [PropertyModel]) throws -> HandlerModel {
    HandlerModel(
      name: entry.protocol,
      methods: try entry.methods.map { try method($0, response: response, parameters: parameters) })
  }

  private func method(_ entry: MethodEntry, response: String, parameters: [PropertyModel]) throws -> MethodModel {
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

  func check(_ name: String, in place: String, against properties: [PropertyModel]) throws {
    guard properties.contains(where: { $0.name == name }) else { throw unknown(name, in: place, properties) }
  }

  private func unknown(_ name: String, in place: String, _ properties: [PropertyModel]) -> SchemaError {
    problem(.unknownProperty(name, in: place, known: properties.map(\.name)))
  }

  func problem(_ problem: SchemaError.Problem) -> SchemaError { SchemaError(file: file, problem: problem) }
}
