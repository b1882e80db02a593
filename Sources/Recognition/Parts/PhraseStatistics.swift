import SimPhrases

/// How often a phrase is expected to have a word, or one word right behind another, if each alternative is as likely as the next.
struct PhraseStatistics {
  /// Two words one after the other.
  struct Pair: Hashable {
    var first: String
    var second: String
  }

  private(set) var words: [String: Double] = [:]
  private(set) var pairs: [Pair: Double] = [:]
  /// With what it begins and ends, and how likely; of a slot, whose words may be any, nothing is known.
  private var first: [String: Double] = [:]
  private var last: [String: Double] = [:]
  /// How likely it has no words at all.
  private var empty = 1.0

  /// What is less likely than this makes no pair: a list of a thousand names would make a million of them.
  private static let least = 0.004

  /// One word.
  private init(word: String) {
    words = [word: 1]
    first = words
    last = words
    empty = 0
  }

  /// A slot, whose words may be any.
  private init(slot: Void) { empty = 0 }

  /// No words.
  init() {}

  /// Adds what comes right behind.
  private mutating func append(_ next: PhraseStatistics) {
    words.merge(next.words, uniquingKeysWith: +)
    pairs.merge(next.pairs, uniquingKeysWith: +)
    for (a, x) in last where x >= Self.least {
      for (b, y) in next.first where x * y >= Self.least { pairs[Pair(first: a, second: b), default: 0] += x * y }
    }
    if empty > 0 { first.merge(next.first.mapValues { $0 * empty }, uniquingKeysWith: +) }
    last = next.empty > 0 ? last.mapValues { $0 * next.empty }.merging(next.last, uniquingKeysWith: +) : next.last
    empty *= next.empty
  }

  /// Adds something of which only so much is taken.
  mutating func add(_ other: PhraseStatistics, share: Double) {
    words.merge(other.words.mapValues { $0 * share }, uniquingKeysWith: +)
    pairs.merge(other.pairs.mapValues { $0 * share }, uniquingKeysWith: +)
    first.merge(other.first.mapValues { $0 * share }, uniquingKeysWith: +)
    last.merge(other.last.mapValues { $0 * share }, uniquingKeysWith: +)
  }

  /// The statistics of phrases; those of a rule are worked out once.
  struct Reader {
    private let rules: [String: [[PhrasePart]]]
    private var known: [String: PhraseStatistics] = [:]
    private var underWay: Set<String> = []

    init(rules: [String: [[PhrasePart]]]) { self.rules = rules }

    mutating func statistics(of parts: [PhrasePart]) -> PhraseStatistics {
      var result = PhraseStatistics()
      for part in parts {
        switch part {
        case .word(let word): result.append(PhraseStatistics(word: word.normal))
        case .slot, .appName: result.append(PhraseStatistics(slot: ()))
        case .choice(let alternatives): result.append(mixed(alternatives))
        case .rule(let name, _): result.append(rule(name))
        case .constant: break
        }
      }
      return result
    }

    private mutating func mixed(_ alternatives: [[PhrasePart]]) -> PhraseStatistics {
      var result = PhraseStatistics()
      result.empty = 0
      for alternative in alternatives {
        let statistics = statistics(of: alternative)
        result.add(statistics, share: 1 / Double(alternatives.count))
        result.empty += statistics.empty / Double(alternatives.count)
      }
      return result
    }

    private mutating func rule(_ name: String) -> PhraseStatistics {
      if let statistics = known[name] { return statistics }
      // A rule that uses itself has been refused when the phrases were compiled.
      guard let alternatives = rules[name], underWay.insert(name).inserted else { return PhraseStatistics() }
      let statistics = mixed(alternatives)
      underWay.remove(name)
      known[name] = statistics
      return statistics
    }
  }
}
