import SimCatalog
import SimLexicon
import SimUtterances

/// The unknown words of a sentence, and the known names that sound like them.
///
/// A sentence is matched a second time with those names, and only where the first time left something unknown: a name
/// that was said exactly is never in doubt.
struct UnknownWords {
  private let sentence: Sentence
  /// The tokens within which guesses are made.
  private var tokens: [Range<Int>] = []

  /// A guessed name has no more words than this, or, in Chinese, characters.
  private static let longest = (words: 3, characters: 4)
  /// How many words after those of a phrase are tried as the beginning of a name.
  private static let tried = 3

  /// The words that were left when a sentence was understood; nil where there are none.
  init?(_ understanding: Understanding, _ sentence: Sentence) {
    self.init(sentence)
    switch understanding.outcome {
    case .request(let request): add(request.slots)
    case .whichApp(_, let slots, _): add(slots)
    case .declined(.nothingMatched), .declined(.notUnderstood):
      guard let rest = understanding.nearMiss?.rest, let first = token(at: rest.lowerBound) else { return nil }
      tokens = [first..<min(utterance.tokens.count, first + UnknownWords.tried)]
    case .declined(.notOffered), .declined(.notInstalled), .declined(.noApp), .declined(.nobodyMeant),
      .declined(.empty):
      return nil
    }
    if tokens.isEmpty { return nil }
  }

  /// The words that were left in an answer; nil where there are none.
  init?(_ slots: [Slot], _ sentence: Sentence) {
    self.init(sentence)
    add(slots)
    if tokens.isEmpty { return nil }
  }

  private init(_ sentence: Sentence) { self.sentence = sentence }

  private var utterance: Utterance { sentence.utterance }

  private mutating func add(_ slots: [Slot]) {
    // A pronoun isn't a name, whatever it sounds like.
    for slot in slots where !slot.isMention {
      let persons: [Person]
      switch slot.value {
      case .person(let person): persons = [person]
      case .list(let values): persons = values.compactMap { if case .person(let person) = $0 { person } else { nil } }
      default: continue
      }
      for (index, person) in persons.enumerated() where person.isUnknown {
        let ranges = slot.provenance.ranges
        // Each person has its own words, or all share them.
        for range in ranges.count == persons.count ? [ranges[index]] : ranges {
          guard let first = token(at: range.lowerBound) else { continue }
          let end = utterance.tokens.firstIndex { $0.range.lowerBound >= range.upperBound } ?? utterance.tokens.count
          if first < end { tokens.append(first..<end) }
        }
      }
    }
  }

  private func token(at offset: Int) -> Int? { utterance.tokens.firstIndex { $0.range.upperBound > offset } }

  /// The names that sound like the words.
  func guesses(_ lexicon: Lexicon) -> [Lexicon.Hit] {
    var result: [Lexicon.Hit] = []
    let utterance = utterance
    // Tokens that can't be part of a name.
    let barred = Set(sentence.words.indices.filter { sentence.isBarred($0) }.map { sentence.words[$0] })
    for range in tokens {
      for start in range {
        let isCharacter = utterance.tokens[start].kind == .ideograph
        for end in start + 1...start + (isCharacter ? UnknownWords.longest.characters : UnknownWords.longest.words) {
          guard end <= utterance.tokens.count, !utterance.parts(at: end - 1) else { break }
          // A single character sounds like a hundred others.
          if isCharacter && end == start + 1 { continue }
          let isBarred = !barred.isDisjoint(with: start..<end)
          result += lexicon.soundingLike(start..<end, in: utterance).filter { !isBarred || !$0.kinds.contains(.person) }
        }
      }
    }
    return result
  }
}

extension Person {
  /// Whether nothing is known of a person but the words.
  fileprivate var isUnknown: Bool {
    contactIdentifier == nil && customIdentifier == nil && relationship == nil && siriMatches.isEmpty && handle == nil
  }
}
