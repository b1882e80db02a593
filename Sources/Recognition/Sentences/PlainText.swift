import SimText
import SimUtterances

/// An utterance, or a name, as its words: without case, width of forms, punctuation and spaces, and with the positions
/// where it may be cut into several.
public struct PlainText: Hashable, Sendable {
  /// What it was made from.
  let utterance: Utterance
  /// The words' normal forms, one after the other.
  let tokens: [String]
  /// The normal form of the whole.
  let normal: String
  /// The indices of the utterance's tokens that are words.
  let words: [Int]

  /// The words of an utterance.
  init(_ utterance: Utterance) {
    self.utterance = utterance
    words = utterance.tokens.indices.filter { utterance.tokens[$0].kind != .punctuation }
    tokens = words.map(utterance.normal)
    normal = String(decoding: utterance.normalBytes, as: UTF8.self)
  }

  /// The words of a text.
  ///
  /// - Parameter apostrophes: the role of apostrophes in the conversation's language.
  init(_ text: String, _ apostrophes: Apostrophes) { self.init(Utterance(text, apostrophes)) }

  /// As it was typed.
  public var source: String { utterance.text }

  /// The source without the quotation marks around it.
  public var unquoted: String {
    let isQuoted = source.count > 1 && source.hasPrefix("\"") && source.hasSuffix("\"")
    return isQuoted ? String(source.dropFirst().dropLast()) : source
  }

  /// Whether it has no words.
  var isEmpty: Bool { tokens.isEmpty }

  /// How many words it has.
  var count: Int { tokens.count }

  /// Whether it ends like a question.
  var isQuestion: Bool {
    let last = source.last { !$0.isWhitespace }
    return last == "?" || last == "？"
  }

  // MARK: Its words in the source

  /// The range of all its words in the source, in UTF-8.
  public var range: Range<Int> { bytes(0..<count) }

  /// The range of some of the words in the source, in UTF-8, with all that is between them.
  func bytes(_ words: Range<Int>) -> Range<Int> {
    guard !words.isEmpty, words.upperBound <= count else { return 0..<0 }
    return utterance.range(of: self.words[words.lowerBound]..<self.words[words.upperBound - 1] + 1)
  }

  /// Some of the words, as they were typed, with all that is between them.
  func text(_ words: Range<Int>) -> String { utterance.source(bytes(words)) }

  /// The source at a range of bytes.
  func text(bytes: Range<Int>) -> String { utterance.source(bytes) }

  /// What is left when a name is removed from the beginning or the end, with the word that leads to it ("with TeaTime")
  /// or alone: the likelier first.
  func without(_ names: [[String]]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for name in names where name.count < count {
      for lead in [1, 0] where lead + name.count < count {
        if tokens[lead...].starts(with: name) { ranges.append((lead + name.count)..<count) }
        let end = count - name.count
        if tokens[end...].elementsEqual(name), end - lead > 0 { ranges.append(0..<(end - lead)) }
      }
    }
    return ranges
  }

  /// The first run of its words that equals some words.
  func place(of words: [String]) -> Range<Int>? {
    guard !words.isEmpty, words.count <= count else { return nil }
    return (0...count - words.count).first { tokens[$0..<$0 + words.count].elementsEqual(words) }
      .map { $0..<$0 + words.count }
  }

  /// Whether it contains these words in a row.
  func contains(_ words: [String]) -> Bool { place(of: words) != nil }

  // MARK: Where it may be cut

  /// The words that begin a sentence, except the first.
  var sentenceStarts: [Int] {
    starts { boundary in
      switch boundary {
      case .end, .possibleEnd: true
      case .pause, .colon: false
      }
    }
  }

  /// The words after a comma or the like, including those of `sentenceStarts`.
  var clauseStarts: [Int] { starts { _ in true } }

  /// The words after a separating mark, except the first.
  private func starts(_ parts: (Boundary) -> Bool) -> [Int] {
    words.indices.dropFirst().filter { word in
      (words[word - 1] + 1..<words[word]).contains { utterance.boundary(at: $0).map(parts) ?? false }
    }
  }

  /// The first byte of a word.
  func start(_ word: Int) -> Int { utterance.tokens[words[word]].range.lowerBound }

  /// Whether a sentence ends inside some of these bytes, and more than a word of the next one belongs to them: "5th
  /// Ave. North" isn't two sentences.
  func isCut(_ ranges: [Range<Int>]) -> Bool {
    sentenceStarts.contains { first in
      guard first + 1 < count else { return false }
      let (before, after) = (start(first - 1), start(first + 1))
      return ranges.contains { $0.contains(before) && $0.contains(after) }
    }
  }
}
