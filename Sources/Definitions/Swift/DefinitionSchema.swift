package import SimCatalog
package import SimSchema

/// Definitions as the kind of schema that SiriKit's own intents have: the classes that Xcode would generate are printed
/// from it, and a conversation uses it at run time.
package struct DefinitionSchema {
  /// The schema.
  package let model: SchemaModel

  /// - Parameter definitions: those of one program or module. Of a name that occurs in several, the first counts.
  package init(_ definitions: [IntentDefinition]) {
    var taken: Set<String> = []
    func isNew(_ name: String) -> Bool { taken.insert(name).inserted }
    let enumerations = definitions.flatMap(\.enumerations).filter { isNew($0.className) }
    let types = definitions.flatMap(\.types).filter { isNew($0.className) }
    let intents = definitions.flatMap(\.ownIntents).filter { isNew($0.className) }

    var group = TypeGroup(name: "Definition", enumerations: [], objects: [], results: [], interfaces: TypeInterfaces())
    for enumeration in enumerations { group.add(enumeration) }
    for type in types { group.add(type) }
    var results = Set(group.results.map(\.name))
    var schemas: [IntentSchema] = []
    var interfaces: [IntentName: IntentInterface] = [:]
    for intent in intents {
      let maker = IntentMaker(intent)
      for result in maker.reasonedResults where results.insert(result.schema.name).inserted {
        group.enumerations.append(result.reasons)
        group.add(result.schema, factories: [result.factory])
      }
      schemas.append(maker.schema)
      interfaces[maker.schema.name] = maker.interface
    }
    model = SchemaModel(intents: schemas, interfaces: interfaces, groups: [group])
  }

  /// What is added to a catalogue at run time.
  package var entries: CatalogEntries { model.entries }
}

extension TypeGroup {
  /// An enumeration with the class of its results, which can't offer several values.
  fileprivate mutating func add(_ enumeration: DefinedEnumeration) {
    let cases = enumeration.cases.map { EnumerationCase($0.swiftName, $0.rawValue) }
    enumerations.append(
      EnumerationSchema(
        name: enumeration.className, kind: .cases, cases: cases.sorted { $0.rawValue < $1.rawValue }))
    // By the rule `USD` is `uSD`, but authors may write `usd`, too.
    var others: [String: String] = [:]
    for item in enumeration.cases where item.name.prefix(2).allSatisfy(\.isUppercase) && item.name.count > 1 {
      others[item.name.lowercased()] = item.swiftName
    }
    let known = Set(cases.map(\.name))
    others = others.filter { !known.contains($0.key) }
    if !others.isEmpty { interfaces.formerNames[enumeration.className] = others }
    add(
      ResultSchema(
        name: "\(enumeration.className)ResolutionResult", narrows: "INEnumResolutionResult",
        answers: ["success", "confirmationRequired"]),
      factories: [
        "success(with: \(enumeration.className))", "confirmationRequired(with: \(enumeration.className))",
      ])
  }

  fileprivate mutating func add(_ type: DefinedType) {
    let fields = type.properties.map { PropertySchema.schema(of: $0.name, $0.type, isList: $0.isList) }
    objects.append(ObjectSchema(name: type.className, superclass: "INObject", fields: fields))
    interfaces.objects[type.className] = ObjectInterface(
      settable: Set(fields.map(\.name)), initialisers: [], isWrittenByHand: false, inheritsInitialisers: true)
    add(
      ResultSchema(
        name: "\(type.className)ResolutionResult", narrows: "INObjectResolutionResult",
        answers: ["success", "disambiguation", "confirmationRequired"]),
      factories: [
        "success(with: \(type.className))", "disambiguation(with: [\(type.className)])",
        "confirmationRequired(with: \(type.className)?)",
      ])
  }

  fileprivate mutating func add(_ result: ResultSchema, factories: [String]) {
    results.append(result)
    interfaces.results[result.name] = ResultInterface(
      widened: nil, factories: factories.compactMap(SignatureModel.init), isWrittenByHand: false)
  }
}
