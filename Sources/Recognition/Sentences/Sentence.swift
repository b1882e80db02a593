import SimLexicon
import SimPhrases
import SimUtterances

/// A sentence with all that is known of its words, ready for the phrases.
///
/// Punctuation takes no part in matching; positions count the other tokens. One object, so that the steps of understanding
/// share it without counting its parts.
final class Sentence {
  let utterance: Utterance
  /// The tokens that are words.
  let words: [Int]
  /// The number of each word in the network, -1 where no phrase has it.
  let symbols: [Int32]
  /// The words of the network that stand at a word or behind it; one more for the end.
  let later: [WordBits]
  /// Of each word; one more for the end.
  let flags: [WordFlags]
  /// What the labels among the words mean, by their numbers; empty for "phone".
  let labels: [String]
  let hits: [Lexicon.Hit]
  let mentions: [AppNames.Mention]
  /// The apps that are named, by their flags: flag 1 is the first.
  let namedApps: [Int]
  /// Of each flag: whether that app isn't there while another one is named that is. "Get me an Uber with HuHu" is asked of HuHu.
  private let passedOver: [Bool]
  /// By their first words.
  let spans: [KnownRun]
  /// What the closed readers make of it.
  let readings = SentenceReadings()
  /// Where the spans of each word begin in `spans`.
  private let firstSpan: [Int32]

  /// So many different apps may be named in one sentence; names of others stay words.
  static let mostApps = 7

  var count: Int { words.count }

  /// - Parameters:
  ///   - guesses: terms that words only sound like, where a sentence is heard again.
  ///   - options: the words of each name of what is offered.
  ///   - supposedApp: the tokens that are taken for the name of an app that isn't there, where it is heard again.
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

  /// The terms behind a hit, most important first; behind a guess those of every name that sounds so.
  func terms(_ number: Int, _ lexicon: Lexicon) -> [Term] {
    let hit = hits[number]
    guard hit.isGuess else { return lexicon.terms(of: hit) }
    return hits.filter { $0.isGuess && $0.tokens == hit.tokens }.flatMap { lexicon.terms(of: $0) }
  }

  /// Whether the name of an app says nothing of who is meant.
  func isPassedOver(_ flag: UInt8) -> Bool { flag > 0 && passedOver[Int(flag) - 1] }

  /// The spans that begin at a word.
  @inline(__always)
  func spans(at position: Int32) -> Range<Int> {
    Int(firstSpan[Int(position)])..<Int(firstSpan[Int(position) + 1])
  }

  /// Whether a comma, a colon or the like stands before a word, or before the end.
  @inline(__always)
  func breaks(_ word: Int) -> Bool { flags[word].contains(.breaks) }

  /// Whether a word stands in no name.
  @inline(__always)
  func isBarred(_ word: Int) -> Bool { flags[word].contains(.barred) }
}
