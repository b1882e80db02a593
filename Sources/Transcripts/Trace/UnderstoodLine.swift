public import SimCatalog

/// What an `understood` line says: the app, the intent, and which parameters the words filled.
public struct UnderstoodLine: Hashable, Sendable {
  /// The app's display name.
  public var app: String
  /// The intent that was understood.
  public var intent: IntentName
  /// The names of the parameters that were filled.
  public var parameters: [String]

  /// Reads what follows the word `understood`, nil when it names no intent.
  public init?(_ text: String, in catalog: Catalog) {
    let words = Quoting.split(text, at: " ", opens: Quoting.opensSlot)
    guard let index = words.firstIndex(where: { catalog.schema(of: IntentName($0)) != nil }) else { return nil }
    app = words[..<index].joined(separator: " ")
    intent = IntentName(words[index])
    let names = Set(catalog.schema(of: intent)?.parameters.map(\.name) ?? [])
    parameters = words[(index + 1)...].compactMap { word in
      word.firstIndex(of: "=").map { String(word[..<$0]) }.flatMap { names.contains($0) ? $0 : nil }
    }
  }
}
