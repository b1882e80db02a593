import SimUtterances

/// A line with the places at which it may be cut into several.
struct LineParts {
  /// The words, as answers are compared.
  let words: PlainText
  /// The words with which a sentence begins, but the first one.
  private(set) var sentences: [Int] = []
  /// The words that a comma or the like stands before, those of `sentences` among them.
  private(set) var clauses: [Int] = []

  init(_ text: String, _ apostrophes: Apostrophes) {
    words = PlainText(text, apostrophes)
    let utterance = Utterance(text, apostrophes)
    var (word, isParted, isEnded) = (0, false, false)
    for (index, token) in utterance.tokens.enumerated() {
      guard token.kind != .punctuation else {
        guard utterance.parts(at: index) || Self.endsShortWord(utterance, at: index) else { continue }
        isParted = true
        if Self.ends.contains(utterance.source(token.range)) { isEnded = true }
        continue
      }
      if isParted, word > 0 { clauses.append(word) }
      if isEnded, word > 0 { sentences.append(word) }
      (isParted, isEnded) = (false, false)
      word += 1
    }
  }

  /// The marks behind a sentence.
  private static let ends: Set<String> = [".", "?", "!", "。", "？", "！", "…", ";", "；"]

  /// Whether a point stands behind a short word in small letters, and a space behind it: "hi. And" ends a sentence, as "St. Louis"
  /// doesn't.
  private static func endsShortWord(_ utterance: Utterance, at index: Int) -> Bool {
    guard index > 0, index + 1 < utterance.tokens.count else { return false }
    let (point, word, next) = (utterance.tokens[index], utterance.tokens[index - 1], utterance.tokens[index + 1])
    return utterance.source(point.range) == "." && word.kind == .word && word.normal.count == 2
      && utterance.source(word.range).utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
      && word.range.upperBound == point.range.lowerBound && point.range.upperBound < next.range.lowerBound
  }

  /// The bytes with which clauses begin, but the first one.
  var clauseStarts: [Int] { clauses.map { words.bytes($0..<$0 + 1).lowerBound } }

  var count: Int { words.tokens.count }

  func text(_ range: Range<Int>) -> String { words.text(range) }

  /// Whether a sentence ends within some of these bytes, and more than a word of the next one belongs to them: "5th Ave. North"
  /// is no two sentences.
  func isCut(_ ranges: [Range<Int>]) -> Bool {
    sentences.contains { start in
      guard start + 1 < count else { return false }
      let (before, after) = (words.bytes(start - 1..<start), words.bytes(start + 1..<start + 2))
      return ranges.contains { $0.contains(before.lowerBound) && $0.contains(after.lowerBound) }
    }
  }

  /// Where a joining word stands between two parts: the words before it, and those after it.
  func joints(_ answers: AnswerWords) -> [(before: Range<Int>, after: Range<Int>)] {
    var result: [(before: Range<Int>, after: Range<Int>)] = []
    guard count > 2 else { return result }
    for start in 1..<count - 1 {
      guard let found = answers.leading(.then, words.tokens[start...]), start + found < count else { continue }
      result.append((0..<start, start + found..<count))
    }
    return result
  }
}
