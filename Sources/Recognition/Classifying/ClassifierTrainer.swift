import SimCatalog
import SimPhrases
import SimText
import SimUtterances

/// Trains a classifier of intents with a language's phrases, their examples, their counter-examples, and the sentences of
/// `nobody.list`, which are for no intent.
///
/// Sentences are drawn from the phrases, as many for each intent; the order and the draws follow from fixed seeds, so that
/// the same files always give the same weights.
struct ClassifierTrainer {
  /// The weights, and what their rows and columns are for.
  struct Result {
    var meanings: [IntentName]
    /// The words, in the order of their rows.
    var words: [String]
    /// The pairs, encoded, in ascending order; their rows follow those of the words.
    var pairs: [UInt64]
    /// For each word and pair the weight for each meaning.
    var weights: [Float]
  }

  /// What a sentence means, by the number of a meaning.
  private enum Meaning {
    case this(Int)
    /// Anything else: a counter-example of one intent may be for another.
    case other(than: Int)
  }

  /// A sentence with its meaning.
  private struct Instance {
    /// What it consists of: the numbers of its words and pairs.
    var features: [Int32]
    var meaning: Meaning
    /// By how much it counts.
    var weight: Float
  }

  /// How many sentences are drawn for each intent.
  private static let draws = 400
  /// By how much an example counts more than a sentence that is drawn.
  private static let exampleWeight: Float = 3
  /// The same for a sentence that is for no intent.
  private static let nobodyWeight: Float = 3
  /// The same for a counter-example.
  private static let counterExampleWeight: Float = 3
  /// Words and pairs in fewer sentences have no weight.
  private static let fewest = 3
  private static let epochs = 5
  private static let rate: Float = 1.2
  /// The share of words that are left out each time, so that no word alone decides, in 1024.
  private static let leftOut: UInt64 = 307

  private var meanings: [IntentName] = []
  private var sentences: [(runs: [[UInt32]], meaning: Meaning, weight: Float)] = []
  private var words: [String] = []
  private var numbers: [String: UInt32] = [:]

  /// - Parameter nobody: sentences that are for no intent.
  init(
    _ files: [PhraseFile], rules: [String: [[PhrasePart]]], nobody: [String], _ apostrophes: Apostrophes
  ) {
    let spoken = Set(files.compactMap(\.intent)).sorted()
    meanings = [IntentName("")] + spoken.map { IntentName($0) }
    let byIntent = Dictionary(grouping: files) { $0.intent ?? "" }
    for (number, intent) in spoken.enumerated() {
      let own = (byIntent[intent] ?? []).filter { !$0.entries.isEmpty }
      var name = Fingerprint()
      name.add(field: intent)
      var sampler = PhraseSampler(rules: rules, seed: name.value)
      for _ in 0..<(own.isEmpty ? 0 : Self.draws) {
        let entries = own[sampler.random.next(own.count)].entries
        add(sampler.sample(entries[sampler.random.next(entries.count)].phrase.parts), .this(number + 1), 1)
      }
      for example in own.flatMap(\.entries).flatMap(\.examples) {
        add(example.sentence, .this(number + 1), Self.exampleWeight, apostrophes)
      }
      for example in own.flatMap(\.entries).flatMap(\.counterexamples) {
        add(example.sentence, .other(than: number + 1), Self.counterExampleWeight, apostrophes)
      }
    }
    for sentence in nobody { add(sentence, .this(0), Self.nobodyWeight, apostrophes) }
  }

  private mutating func add(_ sentence: String, _ meaning: Meaning, _ weight: Float, _ apostrophes: Apostrophes) {
    add(PhraseWord.words(of: sentence, apostrophes).map { .word($0) }, meaning, weight)
  }

  private mutating func add(_ parts: [PhrasePart], _ meaning: Meaning, _ weight: Float) {
    var runs: [[UInt32]] = [[]]
    for part in parts {
      switch part {
      case .word(let word): runs[runs.count - 1].append(number(of: word.normal))
      case .slot, .appName: runs.append([])
      case .constant, .choice, .rule: break
      }
    }
    sentences.append((runs, meaning, weight))
  }

  private mutating func number(of word: String) -> UInt32 {
    if let number = numbers[word] { return number }
    let number = UInt32(words.count)
    words.append(word)
    numbers[word] = number
    return number
  }

  /// The weights.
  func trained() -> Result {
    let (known, instances) = features()
    let stride = meanings.count
    var weights = [Float](repeating: 0, count: stride * known.count)
    var random = SeededNumbers(seed: 1)
    var order = Array(instances.indices)
    let steps = Float(Self.epochs * instances.count)
    var step: Float = 0
    var scores = [Float](repeating: 0, count: stride)
    var features: [Int32] = []
    weights.withUnsafeMutableBufferPointer { weights in
      for _ in 0..<Self.epochs {
        order.shuffle(using: &random)
        for number in order {
          step += 1
          let instance = instances[number]
          features.removeAll(keepingCapacity: true)
          for feature in instance.features
          where instance.features.count <= 3 || random.next() % 1024 >= Self.leftOut { features.append(feature) }
          guard !features.isEmpty else { continue }
          let share = 1 / Float(features.count).squareRoot()
          Self.probabilities(features, share, weights, &scores)
          switch instance.meaning {
          case .this(let meaning): scores[meaning] -= 1
          case .other(let than):
            let wrong = scores[than]
            scores[than] = 0
            let isForNobody = scores.allSatisfy { $0 <= scores[0] }
            scores[than] = wrong
            if isForNobody {
              scores[0] -= 1
            } else {
              // The probability of the wrong meaning goes to the others, as they share what is left.
              let share = -wrong / max(1 - wrong, 0.05)
              for meaning in 0..<stride { scores[meaning] *= share }
              scores[than] = wrong
            }
          }
          let rate = Self.rate * (1 - step / steps) * instance.weight * share
          for feature in features {
            let row = Int(feature) * stride
            for meaning in 0..<stride { weights[row + meaning] -= rate * scores[meaning] }
          }
        }
      }
    }
    return Result(
      meanings: meanings, words: known.words, pairs: known.pairs, weights: weights)
  }

  /// How probable each meaning is.
  private static func probabilities(
    _ features: [Int32], _ share: Float, _ weights: UnsafeMutableBufferPointer<Float>, _ scores: inout [Float]
  ) {
    let stride = scores.count
    scores.withUnsafeMutableBufferPointer { scores in
      for meaning in 0..<stride { scores[meaning] = 0 }
      for feature in features {
        let row = Int(feature) * stride
        for meaning in 0..<stride { scores[meaning] += weights[row + meaning] }
      }
      var most = -Float.infinity
      for meaning in 0..<stride { most = max(most, scores[meaning]) }
      var sum: Float = 0
      for meaning in 0..<stride {
        scores[meaning] = PortableMath.exponential((scores[meaning] - most) * share)
        sum += scores[meaning]
      }
      for meaning in 0..<stride { scores[meaning] /= sum }
    }
  }

  /// The words and pairs that have weights.
  private struct Known {
    var words: [String] = []
    var pairs: [UInt64] = []
    var count: Int { words.count + pairs.count }
  }

  /// Numbers the words and pairs that are frequent enough, and writes the sentences with their numbers.
  private func features() -> (Known, [Instance]) {
    var counts: [PhraseStatistics.Run: Int] = [:]
    for sentence in sentences {
      for run in Set(Self.runs(of: sentence.runs)) { counts[run, default: 0] += 1 }
    }
    var known = Known()
    var rows: [UInt32: UInt32] = [:]
    for number in words.indices where counts[PhraseStatistics.Run(UInt32(number)), default: 0] >= Self.fewest {
      rows[UInt32(number)] = UInt32(known.words.count)
      known.words.append(words[number])
    }
    // A pair is encoded by the rows of its words, which are what is stored.
    func encoded(_ run: PhraseStatistics.Run) -> UInt64? {
      guard let second = run.second, let first = rows[UInt32(run.first)], let last = rows[UInt32(second)] else {
        return nil
      }
      return PhraseStatistics.Run(first, last).code
    }
    known.pairs = counts.compactMap { $0.value >= Self.fewest ? encoded($0.key) : nil }.sorted()
    var places: [UInt64: Int32] = [:]
    for (place, pair) in known.pairs.enumerated() { places[pair] = Int32(known.words.count + place) }
    let instances = sentences.map { sentence in
      let runs = Set(Self.runs(of: sentence.runs)).sorted()
      let features = runs.compactMap { run in
        run.second == nil ? rows[UInt32(run.first)].map { Int32($0) } : encoded(run).flatMap { places[$0] }
      }
      return Instance(features: features, meaning: sentence.meaning, weight: sentence.weight)
    }
    return (known, instances)
  }

  private static func runs(of sentence: [[UInt32]]) -> [PhraseStatistics.Run] {
    sentence.flatMap { words in
      words.map { PhraseStatistics.Run($0) } + zip(words, words.dropFirst()).map { PhraseStatistics.Run($0, $1) }
    }
  }
}
