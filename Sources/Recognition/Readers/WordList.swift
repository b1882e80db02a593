import SimDiagnostics
import SimPhrases

/// A word list, `lists/<name>.list`: one entry per line, `words` or `words = meaning`, and `#` comments.
///
/// Words are written as in a phrase: `[optional]`, `(this|that)`, and `{class}` for a number, a month or another list.
/// What a meaning says depends on the list; the comment at its top explains it.
struct WordList: Sendable {
  /// One way to say an entry, with its optional parts resolved.
  struct Entry: Sendable {
    var pieces: [SpelledPiece]
    /// What follows the `=`, cut at spaces; empty where there is none.
    var meaning: [String]
    var place: TextPlace

    /// Whether it contains a word, and not only classes.
    var saysWords: Bool { pieces.contains(where: \.isWord) }
  }

  /// The file's name without folder and ending: `numbers`.
  let name: String
  let path: String
  let entries: [Entry]

  init(path: String, text: String, diagnostics: inout [Diagnostic]) {
    let file = ListFile(path: path, text: text, diagnostics: &diagnostics)
    name = file.name
    self.path = path
    var entries: [Entry] = []
    for line in file.entries {
      let meaning = line.value?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
      guard let all = SpelledPiece.ways(toSay: line.text, at: line.place, diagnostics: &diagnostics) else { continue }
      let ways = all.filter { $0.contains { $0.isWord || $0.isName } }
      if ways.isEmpty { diagnostics.error("'\(line.text)' has no word in it", at: line.place) }
      entries += ways.map { Entry(pieces: $0, meaning: meaning, place: line.place) }
    }
    self.entries = entries
  }
}

extension SpelledPiece {
  fileprivate var isWord: Bool { if case .text(let text) = self { text.contains { !$0.isWhitespace } } else { false } }

  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
