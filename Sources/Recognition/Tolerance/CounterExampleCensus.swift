import SimCatalog
import SimPhrases
import SimUtterances

/// Counts the examples and counter-examples of a language in which each word occurs.
///
/// A word that occurs in counter-examples of a domain, and in no example or phrase of it, is nothing that the domain's
/// intents are about: no one books a table "on the ferry".
struct CounterExampleCensus {
  /// A word in its normal form.
  struct Word {
    var normal: String
    var isIdeograph: Bool
    /// Whether it occurs in requests of every kind.
    var isWeak: Bool
  }

  /// The domain of each intent; an intent without one is its own.
  private(set) var domains: [IntentName: String] = [:]
  /// The counter-examples (`CounterExamples.sentence`).
  private(set) var sentences: Set<UInt64> = []
  /// By domain, in how many sentences each word or pair of characters occurs.
  private var examples = Counts()
  private var counterExamples = Counts()
  private let trainer: AgreementTrainer

  /// The mark for the app's name in examples.
  static let appName = "@"
  /// A word that occurs in this many counter-examples of other domains is refused in a domain that doesn't have it.
  private static let many = 3

  /// - Parameter trainer: knows the words of the phrases.
  init(_ files: [PhraseFile], _ trainer: AgreementTrainer, _ apostrophes: Apostrophes, _ catalog: Catalog) {
    self.trainer = trainer
    for file in files {
      guard let own = file.intent.map({ IntentName($0) }) else { continue }
      let intents = [own] + file.others.map { IntentName($0.intent) }
      for intent in intents { domains[intent] = catalog.schema(of: intent)?.domain ?? intent.rawValue }
      let domain = domains[own] ?? own.rawValue
      for entry in file.entries {
        for example in entry.examples {
          examples.count(Self.words(of: example.sentence, apostrophes), in: domain)
        }
        for example in entry.counterexamples {
          let words = Self.words(of: example.sentence, apostrophes)
          counterExamples.count(words, in: domain)
          for intent in intents { sentences.insert(CounterExamples.sentence(words.map(\.normal), of: intent)) }
        }
      }
    }
  }

  private static func words(of sentence: String, _ apostrophes: Apostrophes) -> [Word] {
    var words: [Word] = []
    for (number, piece) in sentence.split(separator: appName, omittingEmptySubsequences: false).enumerated() {
      if number > 0 { words.append(Word(normal: appName, isIdeograph: false, isWeak: true)) }
      words += PhraseWord.words(of: String(piece), apostrophes).map {
        Word(normal: $0.normal, isIdeograph: !$0.isSpaced, isWeak: false)
      }
    }
    return words
  }

  /// The units that are counted: each word, and in a script without spaces each pair of characters.
  static func units(of words: [Word]) -> [String] {
    var units: [String] = []
    for (number, word) in words.enumerated() {
      if !word.isIdeograph {
        if !word.isWeak { units.append(word.normal) }
      } else if number + 1 < words.count, words[number + 1].isIdeograph, !(word.isWeak && words[number + 1].isWeak) {
        units.append("\(word.normal) \(words[number + 1].normal)")
      }
    }
    return units
  }

  /// All words or pairs of characters that a domain refuses, with those domains, in a fixed order.
  func refused() -> [(word: String, domains: [String])] {
    let domains = Set(self.domains.values).sorted()
    let intents = Dictionary(grouping: self.domains.keys) { self.domains[$0] ?? "" }
    return counterExamples.all.keys.sorted().compactMap { word in
      let all = counterExamples.all[word] ?? 0
      guard all > examples.all[word] ?? 0 else { return nil }
      let refusing = domains.filter { domain in
        let own = counterExamples.byDomain[domain]?[word] ?? 0
        return (own > 0 || all >= Self.many) && examples.byDomain[domain]?[word] == nil
          && !trainer.isSaid(word.split(separator: " ").map(String.init), of: intents[domain] ?? [])
      }
      return refusing.isEmpty ? nil : (word, refusing)
    }
  }
}

/// The number of sentences in which each word occurs.
private struct Counts {
  private(set) var byDomain: [String: [String: Int]] = [:]
  private(set) var all: [String: Int] = [:]

  mutating func count(_ words: [CounterExampleCensus.Word], in domain: String) {
    for unit in Set(CounterExampleCensus.units(of: words)) {
      byDomain[domain, default: [:]][unit, default: 0] += 1
      all[unit, default: 0] += 1
    }
  }
}
