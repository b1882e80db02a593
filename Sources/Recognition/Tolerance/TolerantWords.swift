import SimPhrases
import SimUtterances

/// How a language's lists allow a sentence to differ from a phrase (docs/phrase-language.md, "A tolerant reading").
///
/// It is made for the first sentence that no phrase matches, and depends only on the language.
struct TolerantWords: Sendable {
  /// Words of a phrase that may be said in place of others.
  struct Exchange: Sendable {
    /// The phrase's words, by number.
    var words: [Int32]
    /// Whether they say what a request is about, and don't only join its parts.
    var isOfContent: Bool

    var cost: ToleranceCost { isOfContent ? .exchangedContent : .exchange }
  }

  /// Runs of words without meaning, by their normal forms.
  private let fillers: Set<[UInt8]>
  /// By the normal forms of what is said.
  private let exchanges: [[UInt8]: [Exchange]]
  /// Words that a phrase may have and a sentence not, by number.
  let omissible: [Int32]
  /// Words that a phrase may begin with and a sentence not, by number.
  let understood: [[Int32]]
  /// An ending that a word may have, and its ending in a phrase.
  private let endings: [(said: [UInt8], phrase: [UInt8])]
  /// The most words that a run of the lists has.
  private let longest: Int

  /// The lists that it is made from.
  static let lists = ["fillers", "exchanges", "synonyms", "omissible", "understood", "word-endings"]

  init(of language: Language) {
    let (lists, apostrophes, network) = (language.smallLists, language.apostrophes, language.network)
    var longest = 1
    func normal(_ words: String) -> [UInt8] {
      let utterance = Utterance(words, apostrophes)
      longest = max(longest, utterance.tokens.count)
      return utterance.normalBytes
    }
    func numbers(_ words: String) -> [Int32]? {
      var numbers: [Int32] = []
      for word in PhraseWord.words(of: words, apostrophes) {
        guard let number = network.words.find(word.normal.utf8) else { return nil }
        numbers.append(Int32(truncatingIfNeeded: number))
      }
      return numbers.isEmpty ? nil : numbers
    }
    fillers = Set(lists["fillers"].map { normal($0.text) })
    var exchanges: [[UInt8]: [Exchange]] = [:]
    for (list, isOfContent) in [("exchanges", false), ("synonyms", true)] {
      for (said, meant) in lists.pairs(list) {
        let meant = meant.split(separator: "|").compactMap { numbers(String($0)) }
        exchanges[normal(said), default: []] += meant.map { Exchange(words: $0, isOfContent: isOfContent) }
      }
    }
    self.exchanges = exchanges
    omissible = lists["omissible"].compactMap { numbers($0.text)?.first }
    understood = lists["understood"].compactMap { numbers($0.text) }
    endings = lists["word-endings"].map { (Array($0.text.utf8), Array(($0.value ?? "").utf8)) }
    self.longest = longest
  }

  /// What may be skipped or exchanged from a word on.
  func runs(at start: Int, of sentence: Sentence, _ network: PhraseNetwork) -> TolerantRuns.AtWord {
    var result = TolerantRuns.AtWord()
    let (utterance, words) = (sentence.utterance, sentence.words)
    let first = utterance.tokens[words[start]].normal.lowerBound
    for end in start..<min(sentence.count, start + longest) {
      // A run never crosses a mark.
      if end > start, sentence.breaks(end) { break }
      let normal = Array(utterance.normalBytes[first..<utterance.tokens[words[end]].normal.upperBound])
      if fillers.contains(normal) { result.fillers.append(Int32(end + 1)) }
      for exchange in exchanges[normal] ?? [] { result.exchanges.append((Int32(end + 1), exchange)) }
      if end == start, utterance.tokens[words[start]].kind == .word {
        for word in otherForms(of: normal, network) {
          result.exchanges.append((Int32(end + 1), Exchange(words: [word], isOfContent: false)))
        }
      }
    }
    return result
  }

  /// The words of phrases with the same stem: "photo" for "photos", "book" for "booking".
  private func otherForms(of word: [UInt8], _ network: PhraseNetwork) -> [Int32] {
    var result: [Int32] = []
    func add(_ other: some Collection<UInt8>) {
      guard other.count > 2, let number = network.words.find(other), !result.contains(Int32(number)) else { return }
      result.append(Int32(truncatingIfNeeded: number))
    }
    for (said, phrase) in endings where word.count > said.count + 2 && word.reversed().starts(with: said.reversed()) {
      add(word.dropLast(said.count) + phrase)
    }
    return result
  }
}

/// Which of a sentence's words may be skipped or exchanged.
struct TolerantRuns {
  /// The runs that begin at one word.
  struct AtWord {
    /// The ends of runs without meaning.
    var fillers: [Int32] = []
    /// The ends of runs that may replace other words, with those words.
    var exchanges: [(end: Int32, for: TolerantWords.Exchange)] = []
  }

  let words: TolerantWords
  /// By the sentence's words.
  let atWords: [AtWord]
  /// The network's words that occur, or are replaced, at or after each word; one more for the end.
  let later: [WordBits]

  init(_ words: TolerantWords, _ sentence: Sentence, _ network: PhraseNetwork) {
    self.words = words
    atWords = (0..<sentence.count).map { words.runs(at: $0, of: sentence, network) }
    var later = sentence.later
    var behind = WordBits()
    for word in words.omissible { behind.insert(word) }
    later[sentence.count].formUnion(behind)
    for word in atWords.indices.reversed() {
      for exchange in atWords[word].exchanges { for meant in exchange.for.words { behind.insert(meant) } }
      later[word].formUnion(behind)
    }
    self.later = later
  }
}
