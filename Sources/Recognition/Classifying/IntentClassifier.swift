import SimCatalog
import SimPhrases
import SimUtterances

/// Says for which intent the words of a sentence are, or for none: a linear classifier (`ClassifierTrainer`), stored with
/// the language.
///
/// Each word and each pair of words (`SentenceFeatures`) has a weight for each meaning. The weights of a sentence's words
/// and pairs, added and divided by the root of their number, are the logarithms of the odds between the meanings
/// (multinomial logistic regression).
struct IntentClassifier: Sendable {
  /// The words and the beginnings of words; their numbers are their rows.
  private let words: StoredTable
  /// The codes of the pairs, in ascending order; their rows follow those of the words.
  private let pairs: StoredArray<UInt64>
  /// The meanings; the first is "for none".
  private let meanings: [IntentName]
  /// A row of weights for each word and pair, in the order of the meanings.
  private let weights: StoredArray<Int8>

  /// How much one step of a stored weight is.
  private static let step: Float = 0.05

  static func write(_ trained: ClassifierTrainer.Result, to store: inout StoreWriter) {
    var words = ByteTable()
    for word in trained.words { _ = words.insert(Array(word.utf8)) }
    store.put(trained.meanings.map(\.rawValue))
    words.write(to: &store)
    store.put(trained.pairs)
    store.put(trained.weights.map { Int8(max(-127, min(127, ($0 / step).rounded()))) })
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    let names = try store.strings()
    meanings = (0..<names.count).map { IntentName(names[$0]) }
    words = try StoredTable(&store)
    pairs = try store.array()
    weights = try store.array()
    guard weights.count == meanings.count * (words.count + pairs.count) else { throw StoreFault() }
  }

  /// The meaning that words have most probably.
  struct Verdict {
    /// The intent; nil where the words are for none.
    var intent: IntentName?
    /// The logarithm of the odds of the intent against everything else.
    var odds: Float
    /// What each word or pair says for the intent, and against the one that comes next; what says most first.
    var evidence: [Agreement.Evidence]
    /// How many of the words are known.
    var known: Int

    /// The evidence against the meaning that comes next, of which the more is needed the more others come near.
    ///
    /// - Parameter needed: the logarithm of the odds that are needed, in hundredths.
    func agreement(needed: Int) -> Agreement {
      let all = evidence.reduce(0) { $0 + $1.weight }
      return Agreement(evidence: evidence, needed: needed + all - Int(odds * 100))
    }
  }

  /// Judges words; nil where none of them is known.
  ///
  /// - Parameters:
  ///   - runs: the normal forms of words that follow each other without anything between them.
  ///   - intents: those that may be meant; nil for all.
  func verdict(on runs: [[String]], among intents: Set<IntentName>? = nil) -> Verdict? {
    guard let none = meanings.first else { return nil }
    var rows: [(row: Int, words: String)] = []
    var known = 0
    var texts: [Int: String] = [:]
    let numbers = runs.map { run in
      run.map { text in
        let number = words.find(text.utf8)
        for (number, text) in [(number, text), beginning(of: text)] {
          guard let number, texts.updateValue(text, forKey: number) == nil else { continue }
          rows.append((number, text))
        }
        known += number == nil ? 0 : 1
        return number.map { UInt32($0) }
      }
    }
    var codes: [UInt64] = []
    SentenceFeatures.append(pairsOf: numbers, to: &codes)
    for code in codes {
      guard let place = pairs.indexInAscending(code) else { continue }
      let pair = SentenceFeatures.Pair(code: code)
      let (first, second) = (texts[pair.first] ?? "", texts[pair.second] ?? "")
      rows.append((words.count + place, pair.isApart ? "\(first) … \(second)" : "\(first) \(second)"))
    }
    guard !rows.isEmpty else { return nil }
    let scale = Self.step / Float(rows.count).squareRoot()
    var scores: [(meaning: Int, score: Float)] = []
    for (number, meaning) in meanings.enumerated() where meaning == none || intents?.contains(meaning) ?? true {
      let sum = rows.reduce(0) { $0 + Int(weights[$1.row * meanings.count + number]) }
      scores.append((number, Float(sum) * scale))
    }
    scores.sort { ($0.score, $1.meaning) > ($1.score, $0.meaning) }
    guard let best = scores.first, let rival = scores.dropFirst().first else { return nil }
    let others = scores.dropFirst().reduce(Float(0)) { $0 + PortableMath.exponential($1.score - rival.score) }
    var evidence = rows.map { row, text in
      let difference =
        Float(weights[row * meanings.count + best.meaning]) - Float(weights[row * meanings.count + rival.meaning])
      return Agreement.Evidence(words: text, weight: Int((100 * difference * scale).rounded()))
    }
    evidence.sort { abs($0.weight) > abs($1.weight) }
    return Verdict(
      intent: best.meaning == 0 ? nil : meanings[best.meaning],
      odds: best.score - rival.score - Float(PortableMath.logarithm(Double(others))), evidence: evidence, known: known)
  }

  /// The beginning of a word, with its number.
  private func beginning(of word: String) -> (number: Int?, text: String) {
    guard let beginning = SentenceFeatures.beginning(of: word) else { return (nil, "") }
    return (words.find(beginning.utf8), beginning)
  }
}
