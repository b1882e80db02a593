import SimDiagnostics

/// A word list, `lists/<name>.list`: one entry a line, `words` or `words = meaning`, and `#` remarks.
///
/// The words are written as a phrase is: `[optional]`, `(this|that)`, and `{class}` where a number, a month or another list
/// stands. What a meaning says depends on the list; the remark at its top tells.
struct WordList: Sendable {
  /// One way to say an entry, with nothing optional left in it.
  struct Entry: Sendable {
    var pieces: [Piece]
    /// What follows the `=`, cut at spaces; empty where there is none.
    var meaning: [String]
    var place: TextPlace

    /// Whether it holds a word, and not classes alone.
    var saysWords: Bool {
      pieces.contains { if case .text(let text) = $0 { text.contains { !$0.isWhitespace } } else { false } }
    }
  }

  /// A word, or the name of a class of words.
  enum Piece: Hashable, Sendable {
    case text(String)
    case reference(String)
  }

  /// The file's name without folder and ending: `numbers`.
  let name: String
  let path: String
  let entries: [Entry]

  /// More ways to say one line than this are a mistake in the line.
  private static let mostWays = 512

  init(path: String, text: String, diagnostics: inout [Diagnostic]) {
    name = Self.name(of: path)
    self.path = path
    var entries: [Entry] = []
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let content = line
      guard let first = content.first(where: { !$0.isWhitespace }), first != "#", first != "＃" else { continue }
      let place = TextPlace(file: path, line: number)
      let (words, meaning) = Self.halves(of: content)
      var notation = PatternNotation(words, place: place)
      switch notation.ways(atMost: Self.mostWays) {
      case .success(let ways):
        let ways = ways.filter { $0.contains(where: Self.saysSomething) }
        if ways.isEmpty {
          diagnostics.append(Diagnostic(.error, "expected words before '='", at: place))
        }
        for way in ways { entries.append(Entry(pieces: way, meaning: meaning, place: place)) }
      case .failure(let problem):
        diagnostics.append(problem)
      }
    }
    self.entries = entries
  }

  /// The file's name without folder and ending.
  static func name(of path: String) -> String {
    String((path.split(separator: "/").last ?? "").split(separator: ".").first ?? "")
  }

  private static func saysSomething(_ piece: Piece) -> Bool {
    switch piece {
    case .text(let text): text.contains { !$0.isWhitespace }
    case .reference: true
    }
  }

  /// The words and, cut at spaces, the meaning: the last `=` parts them, so that a list may hold the sign itself.
  private static func halves(of line: Substring) -> (words: Substring, meaning: [String]) {
    guard let sign = line.lastIndex(of: "=") else { return (line, []) }
    let meaning = line[line.index(after: sign)...].split(whereSeparator: \.isWhitespace).map(String.init)
    return (line[..<sign], meaning)
  }
}
