import SimPhrases
import SimUtterances

/// What a language's lists allow a phrase and a sentence to differ in (docs/phrase-language.md, "A tolerant reading").
///
/// It is made when the first sentence is read that no phrase takes, and depends on nothing but the language.
struct TolerantWords: Sendable {
  /// Words of a phrase that may be said in place of others.
  struct Exchange: Sendable {
    /// The phrase's words, by their numbers.
    var words: [Int32]
    /// Whether they say what a request is about, and not only how its parts hang together.
    var isOfContent: Bool

    var cost: ToleranceCost { isOfContent ? .exchangedContent : .exchange }
  }

  /// Runs of words that say nothing, by their normal forms.
  private let fillers: Set<[UInt8]>
  /// By the normal forms of what is said.
  private let exchanges: [[UInt8]: [Exchange]]
  /// Words that a phrase may have and a sentence not, by their numbers.
  let omissible: [Int32]
  /// Words with which a phrase may begin and a sentence not, by their numbers.
  let understood: [[Int32]]
  /// What a word may end in, and what it ends in then in a phrase.
  private let endings: [(said: [UInt8], phrase: [UInt8])]
  /// No run of the lists has more words.
  private let longest: Int

  /// The lists that it is made of.
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

  /// What may be passed over, and what may be exchanged, from a word on.
  func runs(at start: Int, of sentence: Sentence, _ network: PhraseNetwork) -> TolerantRuns.AtWord {
    var result = TolerantRuns.AtWord()
    let (utterance, words) = (sentence.utterance, sentence.words)
    let first = utterance.tokens[words[start]].normal.lowerBound
    for end in start..<min(sentence.count, start + longest) {
      // A run never goes over a mark.
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

  /// The words of phrases that have the same stem: "photo" of "photos", "book" of "booking".
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

/// What of a sentence's words may be passed over or exchanged.
struct TolerantRuns {
  /// What begins at one word.
  struct AtWord {
    /// Where runs end that say nothing.
    var fillers: [Int32] = []
    /// Where runs end that may stand for other words, and for which.
    var exchanges: [(end: Int32, for: TolerantWords.Exchange)] = []
  }

  let words: TolerantWords
  /// By the sentence's words.
  let atWords: [AtWord]
  /// The words of the network that stand at a word or behind it, or may go for one that does; one more for the end.
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
