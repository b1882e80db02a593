import SimAppFiles
import SimDiagnostics

/// Turns the property list of a definition into its values, and says what is wrong with them.
struct DefinitionParser {
  var nodes: NodeReader
  /// The types that the definition declares, by the names under which its parameters speak of them.
  var enumerations: [String: DefinedEnumeration] = [:]
  var types: [String: String] = [:]
  /// Names of Swift types that are taken, and by what.
  var taken: [String: String] = [:]

  init(_ document: PlistDocument) { nodes = NodeReader(document) }

  mutating func definition(of root: PlistNode, file: String) -> IntentDefinition? {
    guard case .dictionary(let entries) = root.value else {
      nodes.report(.error, "the file holds \(root.kindName); expected a dictionary", at: root.offset)
      return nil
    }
    let known = ["INIntents", "INEnums", "INTypes", "INIntentDefinitionModelVersion"]
    if !entries.contains(where: { known.contains($0.key) }) {
      nodes.report(.error, "the property list is no intent definition; expected the key 'INIntents'", at: root.offset)
      return nil
    }
    var definition = IntentDefinition(file: file)
    if let version = nodes.string("INIntentDefinitionModelVersion", of: root) {
      definition.version = IntentDefinition.Version(rawValue: version)
      if definition.version == nil, let entry = nodes.entry("INIntentDefinitionModelVersion", of: root) {
        let versions = IntentDefinition.Version.allCases.map(\.rawValue).joined(separator: ", ")
        nodes.report(
          .warning, "the model version is '\(version)'; expected one of \(versions); it is read as the newest",
          at: entry.value.offset)
      }
    }
    // The names of types first: they speak of each other.
    definition.enumerations = nodes.dictionaries("INEnums", of: root).compactMap { enumeration($0) }
    let types = nodes.dictionaries("INTypes", of: root)
    let named = types.compactMap { node in type(node).map { (node, $0) } }
    definition.types = named.map { node, type in
      var type = type
      type.properties = properties(
        nodes.dictionaries("INTypeProperties", of: node).filter {
          nodes.truth("INTypePropertyDefault", of: $0) != true
        },
        prefix: "INTypeProperty", reserved: Self.objectProperties)
      return type
    }
    definition.intents = nodes.dictionaries("INIntents", of: root).compactMap { intent($0) }
    return definition
  }

  /// Whether a name may be one of Swift's; says why not.
  mutating func isName(_ name: String?, _ key: String, of node: PlistNode, _ what: String) -> Bool {
    let place = nodes.entry(key, of: node)?.value.offset ?? node.offset
    guard let name else {
      nodes.report(.error, "\(what) has no '\(key)'; it is left out", at: place)
      return false
    }
    guard let fault = DefinedName.fault(of: name) else { return true }
    nodes.report(
      .error, "the name '\(name.prefix(60))' of \(what) \(fault); it is left out", at: place)
    return false
  }

  /// Whether a name of a Swift type is free, and takes it.
  mutating func take(_ name: String, for what: String, at offset: Int) -> Bool {
    if DefinedName.reservedTypes.contains(name) {
      nodes.report(
        .error, "\(what) is called '\(name)', a name that generated code uses itself; it is left out", at: offset)
      return false
    }
    if let other = taken[name] {
      nodes.report(.error, "\(what) is called '\(name)' in Swift, as \(other) is; it is left out", at: offset)
      return false
    }
    taken[name] = what
    return true
  }

  // MARK: Enumerations and types

  private mutating func enumeration(_ node: PlistNode) -> DefinedEnumeration? {
    let name = nodes.string("INEnumName", of: node)
    guard isName(name, "INEnumName", of: node, "an enumeration"), let name else { return nil }
    let className =
      nodes.string("INEnumClassName", of: node) ?? (nodes.string("INEnumClassPrefix", of: node) ?? "") + name
    guard isName(className, "INEnumClassName", of: node, "the enumeration '\(name)'"),
      take(className, for: "the enumeration '\(name)'", at: node.offset)
    else { return nil }
    var cases: [DefinedEnumeration.Case] = []
    var indices: (names: [String: Int], numbers: [Int: Int]) = ([:], [:])
    for value in nodes.dictionaries("INEnumValues", of: node) {
      let caseName = nodes.string("INEnumValueName", of: value)
      guard isName(caseName, "INEnumValueName", of: value, "a value of '\(name)'"), let caseName else { continue }
      let item = DefinedEnumeration.Case(
        name: caseName, rawValue: nodes.integer("INEnumValueIndex", of: value) ?? 0,
        displayName: nodes.text("INEnumValueDisplayName", of: value),
        synonyms: nodes.dictionaries("INEnumValueSynonyms", of: value).compactMap {
          nodes.text("INEnumValueSynonymSynonym", of: $0)
        }, place: nodes.place(value))
      if let other = (indices.names[item.swiftName] ?? indices.numbers[item.rawValue]).map({ cases[$0] }) {
        let sameness = other.swiftName == item.swiftName ? "name" : "number \(item.rawValue)"
        nodes.report(
          .error, "the value '\(caseName)' of '\(name)' has the \(sameness) of '\(other.name)'; it is left out",
          at: value.offset)
        continue
      }
      indices.names[item.swiftName] = cases.count
      indices.numbers[item.rawValue] = cases.count
      cases.append(item)
    }
    guard !cases.isEmpty else {
      nodes.report(.error, "the enumeration '\(name)' has no values; it is left out", at: node.offset)
      return nil
    }
    let enumeration = DefinedEnumeration(
      name: name, className: className, displayName: nodes.text("INEnumDisplayName", of: node), cases: cases,
      place: nodes.place(node))
    enumerations[name] = enumeration
    return enumeration
  }

  /// Properties that every INObject has.
  private static let objectProperties: Set<String> = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString", "displayImage",
    "spokenPhrase", "vocabularyIdentifier",
  ]

  private mutating func type(_ node: PlistNode) -> DefinedType? {
    let name = nodes.string("INTypeName", of: node)
    guard isName(name, "INTypeName", of: node, "a type"), let name else { return nil }
    let className =
      nodes.string("INTypeClassName", of: node) ?? (nodes.string("INTypeClassPrefix", of: node) ?? "") + name
    guard isName(className, "INTypeClassName", of: node, "the type '\(name)'"),
      take(className, for: "the type '\(name)'", at: node.offset)
    else { return nil }
    types[name] = className
    return DefinedType(
      name: name, className: className, displayName: nodes.text("INTypeDisplayName", of: node), properties: [],
      place: nodes.place(node))
  }

  /// The properties of a type or a response: their keys have one form.
  mutating func properties(_ list: [PlistNode], prefix: String, reserved: Set<String>) -> [DefinedProperty] {
    var properties: [DefinedProperty] = []
    var names: Set<String> = []
    for node in list {
      let name = nodes.string("\(prefix)Name", of: node)
      guard isName(name, "\(prefix)Name", of: node, "a property"), let name,
        isFree(name, among: names, reserved: reserved, at: node.offset)
      else { continue }
      guard let type = valueType(node, prefix, of: "the property '\(name)'") else { continue }
      names.insert(name)
      properties.append(
        DefinedProperty(
          name: name, type: type, isList: nodes.truth("\(prefix)SupportsMultipleValues", of: node) ?? false,
          displayName: nodes.text("\(prefix)DisplayName", of: node), place: nodes.place(node)))
    }
    return properties
  }

  /// Whether a property may have a name; says why not.
  mutating func isFree(_ name: String, among names: Set<String>, reserved: Set<String>, at offset: Int) -> Bool {
    if names.contains(name) {
      nodes.report(.error, "the name '\(name)' stands twice; the first one counts", at: offset)
      return false
    }
    guard reserved.contains(name) || DefinedName.reservedProperties.contains(name) else { return true }
    nodes.report(
      .error, "'\(name)' is a property that every such object has by itself; this one is left out", at: offset)
    return false
  }

  /// The type of a parameter or a property; nil for one that there isn't, which is told.
  mutating func valueType(_ node: PlistNode, _ prefix: String, of what: String) -> ValueType? {
    if let name = nodes.string("\(prefix)EnumType", of: node) {
      if nodes.string("\(prefix)EnumTypeNamespace", of: node) == "System" { return .systemEnumeration("IN\(name)") }
      if let enumeration = enumerations[name] { return .enumeration(enumeration.className) }
      if SystemTypes.hasEnumeration(name) { return .systemEnumeration(name) }
      return unknown(name, "\(prefix)EnumType", of: node, what, among: Array(enumerations.keys))
    }
    guard let name = nodes.string("\(prefix)Type", of: node) else {
      nodes.report(.error, "\(what) has no '\(prefix)Type'; it is left out", at: node.offset)
      return nil
    }
    if name == "Object" || name == "Custom" {
      guard let object = nodes.string("\(prefix)ObjectType", of: node) else { return .anyObject }
      if nodes.string("\(prefix)ObjectTypeNamespace", of: node) == "System" { return .systemObject("IN\(object)") }
      if let className = types[object] { return .object(className) }
      if SystemTypes.hasClass(object) { return .systemObject(object) }
      return unknown(object, "\(prefix)ObjectType", of: node, what, among: Array(types.keys))
    }
    if let plain = PlainType(named: name) { return .plain(plain) }
    if SystemTypes.hasEnumeration("IN\(name)") { return .systemEnumeration("IN\(name)") }
    if SystemTypes.hasClass("IN\(name)") { return .systemObject("IN\(name)") }
    return unknown(name, "\(prefix)Type", of: node, what, among: PlainType.allCases.map(\.rawValue))
  }

  private mutating func unknown(
    _ name: String, _ key: String, of node: PlistNode, _ what: String, among names: [String]
  ) -> ValueType? {
    nodes.report(
      .error, "the type '\(name.prefix(60))' of \(what) isn't there; it is left out",
      at: nodes.entry(key, of: node)?.value.offset ?? node.offset,
      suggestion: nearestName(to: name, among: names.sorted()))
    return nil
  }
}
