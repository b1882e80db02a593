import SimCatalog
import SimPhrases
import SimUtterances

/// Works out what words and pairs of words say of an intent, from the phrases of a language and their counter-examples.
///
/// A word says how much likelier it is in the phrases of the intent than in those of the others, as a natural logarithm.
struct AgreementTrainer {
  /// By intent what its phrases have.
  private var statistics: [IntentName: PhraseStatistics] = [:]
  /// Intents that the same phrases stand for: none speaks against another.
  private var relatives: [IntentName: Set<IntentName>] = [:]
  /// What counter-examples have.
  private var refused = PhraseStatistics()

  /// As likely as this is a word in phrases that don't have it.
  private static let unseen = 0.0003
  /// No word says more than this, in hundredths.
  private static let most = 300
  /// So much of the phrases of others counter-examples count for.
  private static let refusedShare = 1.0

  init(_ files: [PhraseFile], rules: [String: [[PhrasePart]]], _ apostrophes: Apostrophes) {
    var reader = PhraseStatistics.Reader(rules: rules)
    for file in files {
      guard let intent = file.intent.map({ IntentName($0) }) else { continue }
      let others = file.others.map { IntentName($0.intent) }
      for name in others + [intent] { relatives[name, default: []].formUnion(others + [intent]) }
      for entry in file.entries {
        let phrase = reader.statistics(of: entry.phrase.parts)
        for name in others + [intent] { statistics[name, default: PhraseStatistics()].add(phrase, share: 1) }
        for example in entry.counterexamples {
          let words = PhraseWord.words(of: example.sentence, apostrophes).map { PhrasePart.word($0) }
          refused.add(reader.statistics(of: words), share: 1)
        }
      }
    }
  }

  /// The intents in a fixed order.
  var intents: [IntentName] { statistics.keys.sorted { $0.rawValue < $1.rawValue } }

  /// What every word and pair of words says: of intents whose phrases have it, and of all others.
  func weights() -> [(words: String, others: Int, intents: [(intent: Int, weight: Int)])] {
    let intents = intents
    var table: [String: [Int: Double]] = [:]
    func add(_ statistics: PhraseStatistics, _ number: Int) {
      let count = max(1, statistics.words.values.reduce(0, +))
      for (word, expected) in statistics.words { table[word, default: [:]][number, default: 0] += expected / count }
      for (pair, expected) in statistics.pairs {
        table["\(pair.first) \(pair.second)", default: [:]][number, default: 0] += expected / count
      }
    }
    for (number, intent) in intents.enumerated() { add(statistics[intent] ?? PhraseStatistics(), number) }
    add(refused, -1)
    return table.sorted { $0.key < $1.key }.map { words, shares in
      let all = shares.reduce(0.0) {
        $0 + ($1.key < 0 ? $1.value * Self.refusedShare * Double(intents.count) : $1.value)
      }
      let mean = all / Double(2 * intents.count)
      let own = intents.indices.compactMap { number -> (intent: Int, weight: Int)? in
        guard let share = shares[number] else { return nil }
        let kin = relatives[intents[number]] ?? []
        let related = intents.indices.reduce(0.0) { $0 + (kin.contains(intents[$1]) ? shares[$1] ?? 0 : 0) }
        return (number, Self.weight(share, others: (all - related) / Double(2 * intents.count)))
      }
      return (words, Self.weight(0, others: mean), own)
    }
  }

  private static func weight(_ share: Double, others: Double) -> Int {
    let weight = (100 * logarithm((share + unseen) / (others + unseen))).rounded()
    return max(-most, min(most, Int(weight)))
  }

  /// The natural logarithm of a number above zero, the same on every machine: the exponent's, and a series for the rest.
  private static func logarithm(_ number: Double) -> Double {
    let part = (number.significand - 1) / (number.significand + 1)
    let square = part * part
    var (power, sum) = (part, 0.0)
    for divisor in stride(from: 1.0, through: 41, by: 2) {
      sum += power / divisor
      power *= square
    }
    return Double(number.exponent) * 0.693_147_180_559_945_3 + 2 * sum
  }
}
