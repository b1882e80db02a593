import SimUtterances

/// The words of an utterance that change the meaning of the words next to them, or join them.
public struct UtteranceMarks: Sendable {
  /// What a word does to the words next to it. Its words are a list of the language.
  public enum Mark: Sendable {
    /// Negates them: `lists/negations.list`.
    case negation
    /// Makes a condition of them, or forbids them: `lists/conditions.list`.
    case condition
    /// Shows that they are a sentence rather than a name: `lists/sentence-words.list`.
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

  private var marked: [(words: Range<Int>, bytes: Range<Int>, kinds: WordMarks.Kinds)] = []
  private var count = 0

  /// No marks, as in a language without lists.
  public init() {}

  init(_ text: PlainText, _ marks: WordMarks) {
    count = text.count
    text.utterance.normalBytes.withUnsafeBufferPointer { bytes in
      for start in text.words.indices {
        marks.find(at: start, in: text.utterance, words: text.words, bytes) { count, kinds in
          guard !kinds.isDisjoint(with: .ofUtterances) else { return }
          marked.append((start..<start + count, text.bytes(start..<start + count), kinds))
        }
      }
    }
  }

  /// Whether a marked word, or run of words, is among some words; among all of them where none are given.
  public func has(_ mark: Mark, in words: Range<Int>? = nil) -> Bool {
    let words = words ?? 0..<count
    return marked.contains { $0.kinds.contains(mark.kind) && words.contains($0.words) }
  }

  /// Whether a marked word, or run of words, is inside some bytes.
  public func has(_ mark: Mark, inBytes range: Range<Int>) -> Bool {
    marked.contains { $0.kinds.contains(mark.kind) && range.contains($0.bytes) }
  }

  /// Whether it begins with a marked word.
  public func begins(with mark: Mark) -> Bool {
    marked.contains { $0.words.lowerBound == 0 && $0.kinds.contains(mark.kind) }
  }

  /// Each joining word's two sides.
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
  /// The kinds of marks that utterances are cut and judged by.
  fileprivate static let ofUtterances: WordMarks.Kinds = [.negation, .condition, .sentenceWord, .requestJoiner]
}

extension Recognizer {
  /// The words of an utterance that negate the words next to them, make a condition of them, or join them.
  public func marks(in text: PlainText) -> UtteranceMarks { UtteranceMarks(text, knowledge.language.marks) }
}
