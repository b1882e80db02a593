/// The words that transcripts of one language are written with, where the language has its own for the notation's: 应用
/// for `App`.
package struct WrittenWords: Hashable, Sendable {
  private var words: [NotationWords.Kind: [String: String]] = [:]

  /// The notation's own words.
  package static let none = WrittenWords()

  private init() {}

  /// Adds a language's word; the first one for a word of the notation is used for writing.
  mutating func add(_ word: String, for notation: String, as kind: NotationWords.Kind) {
    // These are separated by spaces, so that a word with a space in it couldn't be read again.
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
