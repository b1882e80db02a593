import SimText
import SimUtterances

/// An answer without what makes no difference: case, width of forms, punctuation, spaces.
struct PlainText: Hashable, Sendable {
  let source: String
  /// The words' normal forms, one after the other.
  let tokens: [String]
  let normal: String
  /// Where each token stands in the source, in UTF-8.
  private let ranges: [Range<Int>]
  private let apostrophes: Apostrophes

  /// - Parameter apostrophes: what apostrophes do in the language of the conversation.
  init(_ text: String, _ apostrophes: Apostrophes) {
    let utterance = Utterance(text, apostrophes)
    var tokens: [String] = []
    var ranges: [Range<Int>] = []
    for (index, token) in utterance.tokens.enumerated() where token.kind != .punctuation {
      tokens.append(utterance.normal(index))
      ranges.append(token.range)
    }
    source = text
    self.apostrophes = apostrophes
    self.tokens = tokens
    self.ranges = ranges
    normal = String(decoding: utterance.normalBytes, as: UTF8.self)
  }

  var isEmpty: Bool { tokens.isEmpty }

  /// Whether it ends as a question does.
  var isQuestion: Bool {
    let last = source.last { !$0.isWhitespace }
    return last == "?" || last == "？"
  }

  /// The whole line as a range of words.
  var range: Range<Int> {
    guard let first = ranges.first, let last = ranges.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// What follows these words at the beginning, as it was typed; nil when it begins otherwise or nothing follows.
  func rest(after opening: [String]) -> String? {
    guard tokens.count > opening.count, tokens.starts(with: opening) else { return nil }
    let start = ranges[opening.count].lowerBound
    return String(String(decoding: Array(source.utf8.dropFirst(start)), as: UTF8.self).trimmed)
  }

  /// Some of the words, as they were typed, with all that stands between them.
  func text(_ words: Range<Int>) -> String {
    PlainText.text(bytes(words), of: source)
  }

  /// Where some of the words stand in the source, in UTF-8.
  func bytes(_ words: Range<Int>) -> Range<Int> {
    guard !words.isEmpty, words.upperBound <= ranges.count else { return 0..<0 }
    return ranges[words.lowerBound].lowerBound..<ranges[words.upperBound - 1].upperBound
  }

  /// What is left when a name is taken from the beginning or the end, with the word that leads to it ("with TeaTime") or alone: the
  /// likelier first.
  func without(_ names: [[String]]) -> [PlainText] {
    var ranges: [Range<Int>] = []
    for name in names where name.count < tokens.count {
      for lead in [1, 0] where lead + name.count < tokens.count {
        if tokens[lead...].starts(with: name) { ranges.append((lead + name.count)..<tokens.count) }
        let end = tokens.count - name.count
        if tokens[end...].elementsEqual(name), end - lead > 0 { ranges.append(0..<(end - lead)) }
      }
    }
    return ranges.map { PlainText(text($0), apostrophes) }
  }

  /// What stands at a range of bytes.
  static func text(_ bytes: Range<Int>, of source: String) -> String {
    let all = source.utf8
    guard let start = all.index(all.startIndex, offsetBy: bytes.lowerBound, limitedBy: all.endIndex),
      let end = all.index(all.startIndex, offsetBy: bytes.upperBound, limitedBy: all.endIndex), start < end
    else { return "" }
    return String(source[start..<end])
  }

  /// Where words stand in it, one after the other, by the numbers of its own.
  func place(of words: [String]) -> Range<Int>? {
    guard !words.isEmpty, words.count <= tokens.count else { return nil }
    return (0...tokens.count - words.count).first { tokens[$0..<$0 + words.count].elementsEqual(words) }
      .map { $0..<$0 + words.count }
  }

  /// Whether these words stand in it, one after the other.
  func contains(_ words: [String]) -> Bool {
    guard !words.isEmpty, words.count <= tokens.count else { return false }
    return (0...tokens.count - words.count).contains { tokens[$0..<$0 + words.count].elementsEqual(words) }
  }
}
