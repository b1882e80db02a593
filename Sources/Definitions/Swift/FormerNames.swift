import SimSchema

extension [IntentDefinition] {
  /// The names that the first Xcode with intent definitions gave to enumerations, with the intent's name in front.
  ///
  /// - Returns: nil if no definition is of that Xcode, or none of its intents has an enumeration.
  func formerNames(folder: String, source: String, isPublic: Bool) -> GeneratedFile? {
    var taken = Set(
      flatMap { $0.enumerations.map(\.className) + $0.types.map(\.className) + $0.intents.map(\.className) })
    var names: [(former: String, className: String)] = []
    for definition in self where definition.version == .xcode10 {
      for intent in definition.ownIntents {
        for case .enumeration(let className) in intent.parameters.map(\.type) {
          let former = intent.name + className
          if taken.insert(former).inserted { names.append((former, className)) }
        }
      }
    }
    guard !names.isEmpty else { return nil }
    let access = isPublic ? "public " : ""
    let lines =
      ["// Generated from \(source): as Xcode 10 calls it.", "// swift-format-ignore-file", ""]
      + names.map { "\(access)typealias \($0.former) = \($0.className)" }
    return GeneratedFile(
      path: "\(folder)/FormerNames+Generated.swift", text: lines.map { $0 + "\n" }.joined())
  }
}
