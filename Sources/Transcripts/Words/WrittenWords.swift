/// The words with which a transcript of one language is written, where the language has its own for the notation's:
/// 应用 for `App`.
package struct WrittenWords: Hashable, Sendable {
  private var words: [NotationWords.Kind: [String: String]] = [:]

  /// The notation's own words.
  package static let none = WrittenWords()

  private init() {}

  /// Takes a language's word; the first one for a word of the notation is written.
  mutating func add(_ word: String, for notation: String, as kind: NotationWords.Kind) {
    // Spaces part these from what stands beside them, so that a word with one in it would not be read again.
    let isParted = [.answer, .permission, .unit, .weekday].contains(kind)
    if isParted, word.contains(where: \.isWhitespace) { return }
    let key = notation.lowercased()
    if words[kind]?[key] == nil { words[kind, default: [:]][key] = word }
  }

  /// The word to write for one of the notation.
  func word(_ notation: String, as kind: NotationWords.Kind) -> String {
    words[kind]?[notation.lowercased()] ?? notation
  }
}
