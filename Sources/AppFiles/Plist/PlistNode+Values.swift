/// What a value holds, without reports about its type: nil or nothing if it is something else.
extension PlistNode {
  /// The value of a key of a dictionary; the last one where there are several.
  package subscript(key: String) -> PlistNode? { pairs.last { $0.key == key }?.value }

  /// The entries of a dictionary.
  package var pairs: [Entry] { if case .dictionary(let entries) = value { entries } else { [] } }

  /// A text; a number or a Boolean as Xcode would write it.
  package var plainText: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .real(let number): String(number)
    case .dictionary, .array, .other: nil
    }
  }

  /// The texts of a list; a single text counts as a list of one.
  package var plainTexts: [String] {
    if case .array(let nodes) = value { return nodes.compactMap(\.plainText) }
    return plainText.map { [$0] } ?? []
  }
}
