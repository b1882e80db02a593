import SimPhrases

/// How often a phrase is expected to contain a word, or two words in a row, if all alternatives are equally likely.
struct PhraseStatistics {
  /// A word or two words in a row, by the words' numbers.
  struct Run: Hashable, Comparable {
    /// The numbers as one.
    let code: UInt64

    init(_ word: UInt32) { code = UInt64(word) << 32 }
    init(_ first: UInt32, _ second: UInt32) { code = UInt64(first) << 32 | UInt64(second) + 1 }

    var first: Int { Int(code >> 32) }
    /// nil for a single word.
    var second: Int? { code & 0xFFFF_FFFF == 0 ? nil : Int(code & 0xFFFF_FFFF) - 1 }

    static func < (a: Self, b: Self) -> Bool { a.code < b.code }
  }

  private(set) var words: [UInt32: Double] = [:]
  private(set) var pairs: [Run: Double] = [:]
  /// The words that it may begin and end with, with their probability; unknown for a slot, which may have any words.
  private var first: [UInt32: Double] = [:]
  private var last: [UInt32: Double] = [:]
  /// The probability that it has no words at all.
  private var empty = 1.0

  /// Less probable words make no pairs: a list of a thousand names would make a million of them.
  private static let least = 0.004

  /// No words.
  init() {}

  /// Appends a word.
  private mutating func append(word: UInt32) {
    words[word, default: 0] += 1
    for (before, likely) in last where likely >= Self.least { pairs[Run(before, word), default: 0] += likely }
    if empty > 0 { first[word, default: 0] += empty }
    last.removeAll(keepingCapacity: true)
    last[word] = 1
    empty = 0
  }

  /// Appends a slot, which may have any words.
  private mutating func appendSlot() {
    last.removeAll(keepingCapacity: true)
    empty = 0
  }

  /// Appends what follows.
  private mutating func append(_ next: PhraseStatistics) {
    // After nothing it is all there is.
    if isNothing {
      self = next
      return
    }
    for (word, expected) in next.words { words[word, default: 0] += expected }
    for (pair, expected) in next.pairs { pairs[pair, default: 0] += expected }
    for (a, x) in last where x >= Self.least {
      for (b, y) in next.first where x * y >= Self.least { pairs[Run(a, b), default: 0] += x * y }
    }
    if empty > 0 { for (word, likely) in next.first { first[word, default: 0] += likely * empty } }
    if next.empty > 0 {
      for word in last.keys { last[word, default: 0] *= next.empty }
      for (word, likely) in next.last { last[word, default: 0] += likely }
    } else {
      last = next.last
    }
    empty *= next.empty
  }

  private var isNothing: Bool { empty == 1 && words.isEmpty && pairs.isEmpty && first.isEmpty && last.isEmpty }

  /// Adds the words and pairs of a complete phrase: nothing precedes or follows it.
  mutating func count(_ phrase: PhraseStatistics) {
    for (word, expected) in phrase.words { words[word, default: 0] += expected }
    for (pair, expected) in phrase.pairs { pairs[pair, default: 0] += expected }
  }

  /// Adds an alternative with its share.
  private mutating func add(_ other: PhraseStatistics, share: Double) {
    for (word, expected) in other.words { words[word, default: 0] += expected * share }
    for (pair, expected) in other.pairs { pairs[pair, default: 0] += expected * share }
    for (word, likely) in other.first { first[word, default: 0] += likely * share }
    for (word, likely) in other.last { last[word, default: 0] += likely * share }
  }

  /// Computes statistics of phrases; those of a rule are computed once.
  struct Reader {
    /// The words by number.
    private(set) var words: [String] = []
    private(set) var numbers: [String: UInt32] = [:]
    private let rules: [String: [[PhrasePart]]]
    private var known: [String: PhraseStatistics] = [:]
    private var underWay: Set<String> = []

    init(rules: [String: [[PhrasePart]]]) { self.rules = rules }

    mutating func statistics(of parts: [PhrasePart]) -> PhraseStatistics {
      var result = PhraseStatistics()
      for part in parts {
        switch part {
        case .word(let word): result.append(word: number(of: word.normal))
        case .slot, .appName: result.appendSlot()
        case .choice(let alternatives): result.append(mixed(alternatives))
        case .rule(let name, _): result.append(rule(name))
        case .constant: break
        }
      }
      return result
    }

    private mutating func number(of word: String) -> UInt32 {
      if let number = numbers[word] { return number }
      let number = UInt32(words.count)
      words.append(word)
      numbers[word] = number
      return number
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
      // Rules that use themselves were rejected when the phrases were compiled.
      guard let alternatives = rules[name], underWay.insert(name).inserted else { return PhraseStatistics() }
      let statistics = mixed(alternatives)
      underWay.remove(name)
      known[name] = statistics
      return statistics
    }
  }
}
