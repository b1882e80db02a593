import SimAppFiles
import SimDiagnostics

/// Turns the property list of a definition into its values, and reports what is wrong with them.
struct DefinitionParser {
  var walk: PlistWalk
  /// The types that the definition declares, by the names that its parameters use.
  var enumerations: [String: DefinedEnumeration] = [:]
  var types: [String: String] = [:]
  /// Names of Swift types that are taken, and by what.
  var taken: [String: String] = [:]

  init(_ document: PlistDocument) { walk = PlistWalk(document) }

  mutating func definition(file: String) -> IntentDefinition? {
    guard let root = walk.pairs(of: walk.root, "the file") else { return nil }
    if ["INIntents", "INEnums", "INTypes", "INIntentDefinitionModelVersion"].allSatisfy({ root[$0] == nil }) {
      report(.error, "the property list is no intent definition; expected the key 'INIntents'", at: root.holder)
      return nil
    }
    var definition = IntentDefinition(file: file)
    if let version = string("INIntentDefinitionModelVersion", of: root) {
      definition.version = IntentDefinition.Version(rawValue: version)
      if definition.version == nil, let written = root["INIntentDefinitionModelVersion"] {
        let versions = IntentDefinition.Version.allCases.map(\.rawValue).joined(separator: ", ")
        report(
          .warning, "the model version is '\(version)'; expected one of \(versions); it is read as the newest",
          at: written)
      }
    }
    // The names of types first, because they refer to each other.
    definition.enumerations = walk.dictionaries("INEnums", of: root).compactMap { enumeration($0) }
    let types = walk.dictionaries("INTypes", of: root)
    let named = types.compactMap { node in type(node).map { (node, $0) } }
    definition.types = named.map { node, type in
      var type = type
      type.properties = properties(
        walk.dictionaries("INTypeProperties", of: node).filter {
          walk.truth("INTypePropertyDefault", of: $0) != true
        },
        prefix: "INTypeProperty", reserved: Self.objectProperties)
      return type
    }
    definition.intents = walk.dictionaries("INIntents", of: root).compactMap { intent($0) }
    return definition
  }

  /// Whether a name is valid in Swift; reports why not.
  mutating func isName(_ name: String?, _ key: String, of node: PlistWalk.Pairs, _ what: String) -> Bool {
    let step = node[key] ?? node.holder
    guard let name else {
      report(.error, "\(what) has no '\(key)'; it is left out", at: step)
      return false
    }
    guard let fault = DefinedName.fault(of: name) else { return true }
    report(
      .error, "the name '\(name.prefix(60))' of \(what) \(fault); it is left out", at: step)
    return false
  }

  /// Whether a name of a Swift type is free; if so, it is taken.
  mutating func take(_ name: String, for what: String, at step: PlistWalk.Step) -> Bool {
    if DefinedName.reservedTypes.contains(name) {
      report(
        .error, "\(what) is called '\(name)', a name that generated code uses itself; it is left out", at: step)
      return false
    }
    if let other = taken[name] {
      report(.error, "\(what) is called '\(name)' in Swift, as \(other) is; it is left out", at: step)
      return false
    }
    taken[name] = what
    return true
  }

  // MARK: Values

  mutating func string(_ key: String, of node: PlistWalk.Pairs) -> String? { walk.text(key, of: node)?.text }

  /// A text with its key; nil if there is neither.
  mutating func text(_ key: String, of node: PlistWalk.Pairs) -> DefinitionText? {
    let text = walk.text(key, of: node)
    let identifier = string("\(key)ID", of: node)
    guard text != nil || identifier != nil else { return nil }
    let place = text?.place ?? node[key].map { FilePlace(walk.place(of: $0)) }
    return DefinitionText(text?.text ?? "", key: identifier, place: place)
  }

  func place(_ node: PlistWalk.Pairs) -> TextPlace { walk.place(of: node.holder) }

  mutating func pairs(_ key: String, of node: PlistWalk.Pairs) -> PlistWalk.Pairs? {
    node[key].flatMap { walk.pairs(of: $0, key) }
  }

  // MARK: Faults

  /// Reports a fault; if there are too many already, neither sentence nor suggestion is made.
  mutating func report(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, at place: TextPlace,
    suggestion: @autoclosure () -> String? = nil
  ) {
    guard !walk.faults.isTooMany else { return }
    let problem = Diagnostic(severity, message(), at: place, suggestion: suggestion())
    walk.report(FileFault(.definition(problem), of: ""))
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String, at step: PlistWalk.Step,
    suggestion: @autoclosure () -> String? = nil
  ) {
    guard !walk.faults.isTooMany else { return }
    report(severity, message(), at: walk.place(of: step), suggestion: suggestion())
  }

  // MARK: Enumerations and types

  private mutating func enumeration(_ node: PlistWalk.Pairs) -> DefinedEnumeration? {
    let name = string("INEnumName", of: node)
    guard isName(name, "INEnumName", of: node, "an enumeration"), let name else { return nil }
    let className =
      string("INEnumClassName", of: node) ?? (string("INEnumClassPrefix", of: node) ?? "") + name
    guard isName(className, "INEnumClassName", of: node, "the enumeration '\(name)'"),
      take(className, for: "the enumeration '\(name)'", at: node.holder)
    else { return nil }
    var cases: [DefinedEnumeration.Case] = []
    var indices: (names: [String: Int], numbers: [Int: Int]) = ([:], [:])
    for value in walk.dictionaries("INEnumValues", of: node) {
      let caseName = string("INEnumValueName", of: value)
      guard isName(caseName, "INEnumValueName", of: value, "a value of '\(name)'"), let caseName else { continue }
      let item = DefinedEnumeration.Case(
        name: caseName, rawValue: walk.integer("INEnumValueIndex", of: value) ?? 0,
        displayName: text("INEnumValueDisplayName", of: value),
        synonyms: walk.dictionaries("INEnumValueSynonyms", of: value).compactMap {
          text("INEnumValueSynonymSynonym", of: $0)
        }, place: place(value))
      if let other = (indices.names[item.swiftName] ?? indices.numbers[item.rawValue]).map({ cases[$0] }) {
        let sameness = other.swiftName == item.swiftName ? "name" : "number \(item.rawValue)"
        report(
          .error, "the value '\(caseName)' of '\(name)' has the \(sameness) of '\(other.name)'; it is left out",
          at: value.holder)
        continue
      }
      indices.names[item.swiftName] = cases.count
      indices.numbers[item.rawValue] = cases.count
      cases.append(item)
    }
    guard !cases.isEmpty else {
      report(.error, "the enumeration '\(name)' has no values; it is left out", at: node.holder)
      return nil
    }
    let enumeration = DefinedEnumeration(
      name: name, className: className, displayName: text("INEnumDisplayName", of: node), cases: cases,
      place: place(node))
    enumerations[name] = enumeration
    return enumeration
  }

  /// Properties that every INObject has.
  private static let objectProperties: Set<String> = [
    "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches", "subtitleString", "displayImage",
    "spokenPhrase", "vocabularyIdentifier",
  ]

  private mutating func type(_ node: PlistWalk.Pairs) -> DefinedType? {
    let name = string("INTypeName", of: node)
    guard isName(name, "INTypeName", of: node, "a type"), let name else { return nil }
    let className =
      string("INTypeClassName", of: node) ?? (string("INTypeClassPrefix", of: node) ?? "") + name
    guard isName(className, "INTypeClassName", of: node, "the type '\(name)'"),
      take(className, for: "the type '\(name)'", at: node.holder)
    else { return nil }
    types[name] = className
    return DefinedType(
      name: name, className: className, displayName: text("INTypeDisplayName", of: node), properties: [],
      place: place(node))
  }

  /// The properties of a type or a response: their keys have one form.
  mutating func properties(_ list: [PlistWalk.Pairs], prefix: String, reserved: Set<String>) -> [DefinedProperty] {
    var properties: [DefinedProperty] = []
    var names: Set<String> = []
    for node in list {
      let name = string("\(prefix)Name", of: node)
      guard isName(name, "\(prefix)Name", of: node, "a property"), let name,
        isFree(name, among: names, reserved: reserved, at: node.holder)
      else { continue }
      guard let type = valueType(node, prefix, of: "the property '\(name)'") else { continue }
      names.insert(name)
      properties.append(
        DefinedProperty(
          name: name, type: type, isList: walk.truth("\(prefix)SupportsMultipleValues", of: node) ?? false,
          displayName: text("\(prefix)DisplayName", of: node), place: place(node)))
    }
    return properties
  }

  /// Whether a property may have a name; reports why not.
  mutating func isFree(_ name: String, among names: Set<String>, reserved: Set<String>, at step: PlistWalk.Step) -> Bool
  {
    if names.contains(name) {
      report(.error, "the name '\(name)' stands twice; the first one counts", at: step)
      return false
    }
    guard reserved.contains(name) || DefinedName.reservedProperties.contains(name) else { return true }
    report(
      .error, "'\(name)' is a property that every such object has by itself; this one is left out", at: step)
    return false
  }

  /// The type of a parameter or a property; nil for an unknown one, which is reported.
  mutating func valueType(_ node: PlistWalk.Pairs, _ prefix: String, of what: String) -> ValueType? {
    if let name = string("\(prefix)EnumType", of: node) {
      if string("\(prefix)EnumTypeNamespace", of: node) == "System" { return .systemEnumeration("IN\(name)") }
      if let enumeration = enumerations[name] { return .enumeration(enumeration.className) }
      if SystemTypes.hasEnumeration(name) { return .systemEnumeration(name) }
      return unknown(name, "\(prefix)EnumType", of: node, what, among: Array(enumerations.keys))
    }
    guard let name = string("\(prefix)Type", of: node) else {
      report(.error, "\(what) has no '\(prefix)Type'; it is left out", at: node.holder)
      return nil
    }
    if name == "Object" || name == "Custom" {
      guard let object = string("\(prefix)ObjectType", of: node) else { return .anyObject }
      if string("\(prefix)ObjectTypeNamespace", of: node) == "System" { return .systemObject("IN\(object)") }
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
    _ name: String, _ key: String, of node: PlistWalk.Pairs, _ what: String, among names: [String]
  ) -> ValueType? {
    report(
      .error, "the type '\(name.prefix(60))' of \(what) isn't there; it is left out",
      at: node[key] ?? node.holder,
      suggestion: nearestName(to: name, among: names.sorted()))
    return nil
  }
}
