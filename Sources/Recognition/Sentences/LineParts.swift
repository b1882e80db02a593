import SimUtterances

/// A line with the places at which it may be cut into several, and the words that negate what is beside them.
public struct LineParts: Sendable {
  /// What a word says of those beside it. Its words are a list of the language.
  public enum Mark: Sendable {
    /// It turns them into their contrary: `lists/negations.list`.
    case negation
    /// It makes a condition of them, or forbids them: `lists/conditions.list`.
    case condition
    /// They are a sentence rather than a name: `lists/sentence-words.list`.
    case sentenceWord

    fileprivate var kind: WordMarks.Kinds {
      switch self {
      case .negation: .negation
      case .condition: .condition
      case .sentenceWord: .sentenceWord
      }
    }
  }

  /// Two parts with a joining word between them (`lists/request-joiners.list`), as ranges of words.
  public typealias Joint = (before: Range<Int>, after: Range<Int>)

  private let utterance: Utterance
  /// Which of its tokens are words.
  private let words: [Int]
  /// The words with which a sentence begins, but the first one.
  public let sentences: [Int]
  /// The words after a comma or the like, those of `sentences` among them.
  public let clauses: [Int]
  private var marked: [(words: Range<Int>, kinds: WordMarks.Kinds)] = []

  /// Cuts a line of a language without lists.
  public init(_ text: String) { self.init(Utterance(text)) }

  init(_ utterance: Utterance) {
    var (words, sentences, clauses): ([Int], [Int], [Int]) = ([], [], [])
    var (isParted, isEnded) = (false, false)
    for (index, token) in utterance.tokens.enumerated() {
      guard token.kind != .punctuation else {
        guard utterance.parts(at: index) || Self.endsShortWord(utterance, at: index) else { continue }
        isParted = true
        if Self.ends.contains(utterance.source(token.range)) { isEnded = true }
        continue
      }
      if isParted, !words.isEmpty { clauses.append(words.count) }
      if isEnded, !words.isEmpty { sentences.append(words.count) }
      (isParted, isEnded) = (false, false)
      words.append(index)
    }
    (self.utterance, self.words, self.sentences, self.clauses) = (utterance, words, sentences, clauses)
  }

  init(_ text: String, _ language: Language) {
    self.init(Utterance(text, language.apostrophes))
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in words.indices {
        language.marks.find(at: start, in: utterance, words: words, bytes) { count, kinds in
          if !kinds.isDisjoint(with: .ofLines) { marked.append((start..<start + count, kinds)) }
        }
      }
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

  /// How many words it has.
  public var count: Int { words.count }

  /// The bytes with which clauses begin, but the first one.
  public var clauseStarts: [Int] { clauses.map(start) }

  /// The byte with which a word begins.
  private func start(_ word: Int) -> Int { utterance.tokens[words[word]].range.lowerBound }

  /// The range of some of the words, in UTF-8.
  public func bytes(_ words: Range<Int>) -> Range<Int> {
    guard !words.isEmpty, words.upperBound <= count else { return 0..<0 }
    return utterance.range(of: self.words[words.lowerBound]..<self.words[words.upperBound - 1] + 1)
  }

  /// Some of the words, as they were typed, with all that is between them.
  public func text(_ words: Range<Int>) -> String { utterance.source(bytes(words)) }

  /// Whether a sentence ends within some of these bytes, and more than a word of the next one belongs to them: "5th Ave. North"
  /// is no two sentences.
  public func isCut(_ ranges: [Range<Int>]) -> Bool {
    sentences.contains { first in
      guard first + 1 < count else { return false }
      let (before, after) = (start(first - 1), start(first + 1))
      return ranges.contains { $0.contains(before) && $0.contains(after) }
    }
  }

  /// Whether a marked word, or run of words, lies within some words; within all of them where none are given.
  public func has(_ mark: Mark, in words: Range<Int>? = nil) -> Bool {
    let words = words ?? 0..<count
    return marked.contains { run in
      run.kinds.contains(mark.kind) && words.lowerBound <= run.words.lowerBound
        && run.words.upperBound <= words.upperBound
    }
  }

  /// Whether a marked word, or run of words, lies within some bytes.
  public func has(_ mark: Mark, inBytes range: Range<Int>) -> Bool {
    marked.contains { run in
      let bytes = bytes(run.words)
      return run.kinds.contains(mark.kind) && range.lowerBound <= bytes.lowerBound
        && bytes.upperBound <= range.upperBound
    }
  }

  /// Whether it begins with a marked word.
  public func begins(with mark: Mark) -> Bool {
    marked.contains { $0.words.lowerBound == 0 && $0.kinds.contains(mark.kind) }
  }

  /// The place of a joining word between two parts.
  public var joints: [Joint] {
    // Of several that begin at one word the longest joins.
    var longest: [Int: Int] = [:]
    for run in marked where run.kinds.contains(.requestJoiner) {
      longest[run.words.lowerBound] = max(longest[run.words.lowerBound] ?? 0, run.words.upperBound)
    }
    return longest.filter { $0.key > 0 && $0.value < count }.sorted { $0.key < $1.key }
      .map { (0..<$0.key, $0.value..<count) }
  }
}

extension WordMarks.Kinds {
  /// What lines are cut and judged by.
  fileprivate static let ofLines: WordMarks.Kinds = [.negation, .condition, .sentenceWord, .requestJoiner]
}

extension Recognizer {
  /// A line with the places at which it may be cut, and the words that negate what is beside them.
  public func parts(of text: String) -> LineParts { LineParts(text, knowledge.language) }
}
