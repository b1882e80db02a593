/// Texts that people see or hear, in the spellings that App Intents have for them.
enum LiteralText {
  /// What may wrap a text: each takes it as its first argument, or under one of the labels.
  private static let makers: Set = [
    "LocalizedStringResource", "IntentDialog", "IntentDescription", "DisplayRepresentation",
    "TypeDisplayRepresentation",
    "LocalizedStringKey", "String", "NSLocalizedString", "init",
  ]
  private static let labels: [String?] = [
    nil, "title", "name", "full", "stringLiteral", "localized", "descriptionText",
  ]

  /// The text of `"Soup"`, `LocalizedStringResource("soup", defaultValue: "Soup")`, `.init(title: "Soup")`; nil where
  /// something else makes it, or something is put into it.
  static func text(of value: SwiftExpression.Located, in source: SwiftSource, depth: Int = 0) -> AppIntentOutline.Text?
  {
    switch value.value {
    case .text(let text):
      guard let plain = text.plain else { return nil }
      return AppIntentOutline.Text(plain, place: source.place(value.range.lowerBound))
    case .call(let path, _):
      guard depth < 4, let maker = path.last, makers.contains(maker) else { return nil }
      let argument = labels.lazy.compactMap { value[$0] }.first
      guard let argument, var text = text(of: argument, in: source, depth: depth + 1) else { return nil }
      if let own = value["defaultValue"] ?? value["value"],
        let written = Self.text(of: own, in: source, depth: depth + 1)
      {
        text.text = written.text
      }
      return text
    case .number, .name, .list, .pairs, .other: return nil
    }
  }
}

/// The type of a parameter as it is written.
struct ParameterTypeName {
  var element: String
  var isList = false
  var isOptional = false

  /// - Parameter written: without spaces, for example `[Soup]?`.
  init(_ written: String) {
    var type = written[...]
    while true {
      if type.hasSuffix("?") || type.hasSuffix("!") {
        isOptional = true
        type = type.dropLast()
      } else if type.hasPrefix("Optional<"), type.hasSuffix(">") {
        isOptional = true
        type = type.dropFirst("Optional<".count).dropLast()
      } else if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
        isList = true
        type = type.dropFirst().dropLast()
      } else if let around = ["Array<", "Set<", "EntityCollection<"].first(where: type.hasPrefix), type.hasSuffix(">") {
        isList = true
        type = type.dropFirst(around.count).dropLast()
      } else {
        break
      }
    }
    element = String(type)
  }
}
