import SimLexicon
import SimPhrases
import SimUtterances

/// A sentence with all that is known of its words, ready for the phrases.
///
/// Punctuation isn't matched; positions count the other tokens. One object, so that the steps of understanding share it
/// without reference counting its parts.
final class Sentence {
  let utterance: Utterance
  /// The indices of the tokens that are words.
  let words: [Int]
  /// The number of each word in the network, -1 where no phrase has it.
  let symbols: [Int32]
  /// The words of the network that occur at or after each word; one more for the end.
  let later: [WordBits]
  /// The flags of each word; one more for the end.
  let flags: [WordFlags]
  /// What the labels among the words mean, by number; empty for "phone".
  let labels: [String]
  let hits: [Lexicon.Hit]
  let mentions: [AppNames.Mention]
  /// The apps that are named, by their flags: flag 1 is the first.
  let namedApps: [Int]
  /// For each flag: whether that app isn't installed while another named one is: "Get me an Uber with HuHu".
  private let passedOver: [Bool]
  /// Sorted by first word.
  let spans: [KnownRun]
  /// What the closed readers have read of it.
  let readings = SentenceReadings()
  /// Where each word's spans begin in `spans`.
  private let firstSpan: [Int32]

  /// How many different apps may be named in one sentence; names of others stay ordinary words.
  static let mostApps = 7

  var count: Int { words.count }

  /// - Parameters:
  ///   - guesses: terms that words only sound like, where a sentence is matched again.
  ///   - options: the words of each option's names.
  ///   - supposedApp: the tokens that are taken for the name of an unknown app, where the sentence is matched again.
  init(
    _ utterance: Utterance, _ knowledge: Knowledge, states: inout NetworkStates, isAnswer: Bool = false,
    guesses: [Lexicon.Hit] = [], supposedApp: Range<Int>? = nil, options: [[String]] = []
  ) {
    var builder = SentenceBuilder(utterance, knowledge, isAnswer: isAnswer)
    builder.hits += guesses
    if let supposedApp {
      builder.mentions.append(AppNames.Mention(tokens: supposedApp, app: knowledge.supposedApp, kind: .displayName))
    }
    builder.gatherSpans(knowledge, &states, isAnswer: isAnswer)
    builder.addOptions(options)
    self.utterance = utterance
    words = builder.words
    symbols = builder.symbols
    flags = builder.flags
    labels = builder.labels
    hits = builder.hits
    mentions = builder.mentions
    namedApps = builder.namedApps
    passedOver = builder.passedOver(knowledge)
    (spans, firstSpan) = builder.sortedSpans()
    later = builder.later()
  }

  /// The terms of a hit, most important first; for a guess those of every name that sounds like it.
  func terms(_ number: Int, _ lexicon: Lexicon) -> [Term] {
    let hit = hits[number]
    guard hit.isGuess else { return lexicon.terms(of: hit) }
    return hits.filter { $0.isGuess && $0.tokens == hit.tokens }.flatMap { lexicon.terms(of: $0) }
  }

  /// Whether an app's name doesn't say which app is meant.
  func isPassedOver(_ flag: UInt8) -> Bool { flag > 0 && passedOver[Int(flag) - 1] }

  /// The spans that begin at a word.
  @inline(__always)
  func spans(at position: Int32) -> Range<Int> {
    Int(firstSpan[Int(position)])..<Int(firstSpan[Int(position) + 1])
  }

  /// Whether a comma, a colon or the like precedes a word, or the end.
  @inline(__always)
  func breaks(_ word: Int) -> Bool { flags[word].contains(.breaks) }

  /// Whether a word can't be part of a name.
  @inline(__always)
  func isBarred(_ word: Int) -> Bool { flags[word].contains(.barred) }
}
