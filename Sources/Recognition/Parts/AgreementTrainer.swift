import SimCatalog
import SimPhrases
import SimUtterances

/// Computes what words and pairs of words suggest about the intent, from a language's phrases and counter-examples.
///
/// A weight is the logarithm of how much likelier a word is in the intent's phrases than in those of others.
struct AgreementTrainer {
  /// The statistics of each intent's phrases.
  private var statistics: [IntentName: PhraseStatistics] = [:]
  /// Intents that the same phrases mean: none counts against another.
  private var relatives: [IntentName: Set<IntentName>] = [:]
  /// The statistics of the counter-examples.
  private var refused = PhraseStatistics()
  /// The words by number.
  private let words: [String]
  private let numbers: [String: UInt32]

  /// The assumed frequency of a word in phrases that don't have it.
  private static let unseen = 0.0003
  /// The limit of a weight, in hundredths.
  private static let most = 300
  /// Pairs with less weight than this are left out, and so are an intent's weights that differ by less, in hundredths.
  private static let least = 40
  /// The share of counter-examples in the phrases of other intents.
  private static let refusedShare = 1.0

  init(_ files: [PhraseFile], rules: [String: [[PhrasePart]]], _ apostrophes: Apostrophes) {
    var reader = PhraseStatistics.Reader(rules: rules)
    for file in files {
      guard let intent = file.intent.map({ IntentName($0) }) else { continue }
      let others = file.others.map { IntentName($0.intent) }
      for name in others + [intent] { relatives[name, default: []].formUnion(others + [intent]) }
      for entry in file.entries {
        let phrase = reader.statistics(of: entry.phrase.parts)
        for name in others + [intent] {
          statistics[name, default: PhraseStatistics()].count(phrase)
        }
        for example in entry.counterexamples {
          let words = PhraseWord.words(of: example.sentence, apostrophes).map { PhrasePart.word($0) }
          refused.count(reader.statistics(of: words))
        }
      }
    }
    words = reader.words
    numbers = reader.numbers
  }

  /// Whether phrases of some intents have a word, or two words in a row.
  func isSaid(_ words: [String], of intents: [IntentName]) -> Bool {
    let known = words.compactMap { numbers[$0] }
    guard known.count == words.count, let first = known.first, let last = known.last else { return false }
    return intents.contains { intent in
      guard let statistics = statistics[intent] else { return false }
      return known.count == 1
        ? statistics.words[first] != nil : statistics.pairs[PhraseStatistics.Run(first, last)] != nil
    }
  }

  /// The intents in a fixed order.
  var intents: [IntentName] { statistics.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The weights of a word or a pair of words.
  struct Weight {
    var word: String
    /// The word right after it; nil for a single word.
    var next: String?
    /// For intents whose phrases don't have it, in hundredths.
    var others: Int
    /// For those that have it, by index in `intents`.
    var intents: [(intent: Int, weight: Int)]
  }

  /// The weights of all words and pairs of words.
  func weights() -> [Weight] {
    let intents = intents
    let relatives = intents.map { intent in
      let related = self.relatives[intent] ?? []
      return intents.map { related.contains($0) }
    }
    var shares: [Share] = []
    for (number, intent) in intents.enumerated() { statistics[intent]?.addShares(number, to: &shares) }
    refused.addShares(Share.refused, to: &shares)
    shares.sort { ($0.run, $0.intent) < ($1.run, $1.intent) }
    let count = Double(intents.count)
    var result: [Weight] = []
    var start = 0
    while start < shares.count {
      var end = start
      var all = 0.0
      while end < shares.count, shares[end].run == shares[start].run {
        all += shares[end].share * (shares[end].intent == Share.refused ? Self.refusedShare * count : 1)
        end += 1
      }
      let range = start..<end
      var own: [(intent: Int, weight: Int)] = []
      for index in range where shares[index].intent != Share.refused {
        let intent = shares[index].intent
        var others = all
        for other in range where shares[other].intent != Share.refused && relatives[intent][shares[other].intent] {
          others -= shares[other].share
        }
        own.append((intent, Self.weight(shares[index].share, others: others / (2 * count))))
      }
      let others = Self.weight(0, others: all / (2 * count))
      own.removeAll { abs($0.weight - others) <= Self.least }
      // A word in the table is a known word, whatever its weight; pairs with almost no weight are left out.
      if shares[start].run.second == nil || abs(others) > Self.least || !own.isEmpty {
        result.append(
          Weight(
            word: words[shares[start].run.first], next: shares[start].run.second.map { words[$0] }, others: others,
            intents: own))
      }
      start = end
    }
    return result
  }

  private static func weight(_ share: Double, others: Double) -> Int {
    let weight = (100 * PortableMath.logarithm((share + unseen) / (others + unseen))).rounded()
    return max(-most, min(most, Int(weight)))
  }
}

/// The share of some words among an intent's words.
private struct Share {
  /// Used as an intent's number for the counter-examples.
  static let refused = -1

  var run: PhraseStatistics.Run
  var intent: Int
  var share: Double
}

extension PhraseStatistics {
  fileprivate func addShares(_ intent: Int, to shares: inout [Share]) {
    // In a fixed order, because a floating-point sum depends on it.
    let all = words.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value }
    for (word, expected) in words {
      shares.append(Share(run: Run(word), intent: intent, share: expected / max(1, all)))
    }
    for (pair, expected) in pairs { shares.append(Share(run: pair, intent: intent, share: expected / max(1, all))) }
  }
}
