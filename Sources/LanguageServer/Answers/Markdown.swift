import SimText

/// Texts as Markdown, in which foreign text can't have a meaning.
enum Markdown {
  /// Lines, unchanged, between fences that are longer than any in them.
  static func block(_ lines: [String]) -> String {
    let safe = lines.map { SafeText.oneLine($0) }
    let longest = safe.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + "text"] + safe + [fence]).joined(separator: "\n")
  }

  /// Words of the notation in a sentence.
  static func code(_ text: String) -> String {
    let safe = SafeText.oneLine(text)
    guard safe.contains("`") else { return "`\(safe)`" }
    let longest = safe.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(safe) \(fence)"
  }
}
