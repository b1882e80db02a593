import SimCatalog
import SimPhrases
import SimText
import SimUtterances

/// Trains a classifier of intents with a language's phrases, their examples, their counter-examples, the sentences of
/// `meant.list`, which no phrase needs to take, and those of `nobody.list`, which are for no intent.
///
/// Sentences are drawn from the phrases, as many for each intent. The draws follow from the intent, and a sentence's place
/// in the order from its words, so that the same files always give the same weights, and one sentence more gives nearly
/// the same.
struct ClassifierTrainer {
  /// The weights, and what their rows and columns are for.
  struct Result {
    var meanings: [IntentName]
    /// The words and the beginnings of words, in the order of their rows.
    var words: [String]
    /// The codes of the pairs, in ascending order; their rows follow those of the words.
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

  /// How many sentences are drawn for each intent.
  private static let draws = 600
  /// By how much an example counts more than a sentence that is drawn.
  private static let exampleWeight: Float = 3
  /// The same for a sentence that is for no intent.
  private static let nobodyWeight: Float = 3
  /// The same for a counter-example.
  private static let counterExampleWeight: Float = 3
  /// Words and pairs in fewer sentences have no weight.
  private static let fewest = 6
  private static let rate: Float = 0.7
  /// The share of words that are left out each time, so that no word alone decides, in 1024.
  private static let leftOut: UInt64 = 307

  private var meanings: [IntentName] = []
  private var sentences: [(runs: [[UInt32]], meaning: Meaning, weight: Float, seed: UInt64)] = []
  /// How often each sentence is there, by its hash.
  private var occurrences: [UInt64: UInt64] = [:]
  /// The words and their beginnings.
  private var words: [String] = []
  private var numbers: [String: UInt32] = [:]
  /// For each word the number of its beginning; for a beginning, and a word that has none, its own.
  private var beginnings: [UInt32] = []

  init(_ files: [PhraseFile], rules: [String: [[PhrasePart]]], _ lists: [String: ListFile], _ apostrophes: Apostrophes)
  {
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
    let places = Dictionary(uniqueKeysWithValues: zip(spoken, 1...))
    for entry in lists["meant"]?.entries ?? [] {
      if let number = entry.value.flatMap({ places[$0] }) {
        add(entry.text, .this(number), Self.exampleWeight, apostrophes)
      }
    }
    for entry in lists["nobody"]?.entries ?? [] { add(entry.text, .this(0), Self.nobodyWeight, apostrophes) }
  }

  private mutating func add(_ sentence: String, _ meaning: Meaning, _ weight: Float, _ apostrophes: Apostrophes) {
    add(PhraseWord.words(of: sentence, apostrophes).map { .word($0) }, meaning, weight)
  }

  private mutating func add(_ parts: [PhrasePart], _ meaning: Meaning, _ weight: Float) {
    var runs: [[UInt32]] = [[]]
    var text = Fingerprint()
    for part in parts {
      switch part {
      case .word(let word):
        runs[runs.count - 1].append(number(of: word.normal))
        text.add(field: word.normal)
      case .slot, .appName: runs.append([])
      case .constant, .choice, .rule: break
      }
    }
    let seen = occurrences[text.value, default: 0]
    occurrences[text.value] = seen + 1
    var random = SeededNumbers(seed: text.value &+ seen)
    sentences.append((runs, meaning, weight, random.next()))
  }

  private mutating func number(of word: String) -> UInt32 {
    if let number = numbers[word] { return number }
    let number = add(word)
    if let beginning = SentenceFeatures.beginning(of: word) {
      beginnings[Int(number)] = numbers[beginning] ?? add(beginning)
    }
    return number
  }

  private mutating func add(_ text: String) -> UInt32 {
    let number = UInt32(words.count)
    words.append(text)
    numbers[text] = number
    beginnings.append(number)
    return number
  }

  /// The weights: stochastic gradient descent, in which each weight has a rate of its own, so that rare words learn as well
  /// as frequent ones (AdaGrad).
  ///
  /// - Parameter progress: receives how many tenths of the sentences have been learnt.
  func trained(_ progress: (_ tenths: Int) -> Void = { _ in }) -> Result {
    let known = features()
    var weights = Weights(rows: known.count, meanings: meanings.count)
    var scores = [Float](repeating: 0, count: meanings.count)
    var features: [Int32] = []
    // Once through all sentences, as there are many: a second time changes nothing but the time it takes.
    let order = sentences.indices.sorted { sentences[$0].seed < sentences[$1].seed }
    let tenth = sentences.count / 10 + 1
    for (step, number) in order.enumerated() {
      if step % tenth == 0 { progress(step / tenth) }
      var random = SeededNumbers(seed: sentences[number].seed)
      let all = known.features[known.starts[number]..<known.starts[number + 1]]
      features.removeAll(keepingCapacity: true)
      for feature in all where all.count <= 3 || random.next() % 1024 >= Self.leftOut { features.append(feature) }
      guard !features.isEmpty else { continue }
      let share = 1 / Float(features.count).squareRoot()
      weights.sum(of: features, into: &scores)
      Self.makeProbabilities(of: &scores, share: share)
      Self.subtract(sentences[number].meaning, from: &scores)
      let factor = sentences[number].weight * share
      let rate = Self.rate * (1 - Float(step) / Float(sentences.count))
      weights.descend(scores.map { $0 * factor }, for: features, rate: rate)
    }
    return Result(meanings: meanings, words: known.words, pairs: known.pairs, weights: weights.all)
  }

  /// Makes the logarithms of odds to probabilities.
  ///
  /// - Parameter share: what they are multiplied by before.
  private static func makeProbabilities(of scores: inout [Float], share: Float) {
    var most = -Float.infinity
    for score in scores { most = max(most, score) }
    var sum: Float = 0
    for meaning in scores.indices {
      scores[meaning] = PortableMath.exponential((scores[meaning] - most) * share)
      sum += scores[meaning]
    }
    for meaning in scores.indices { scores[meaning] /= sum }
  }

  /// Subtracts what the probabilities should have been.
  private static func subtract(_ meaning: Meaning, from scores: inout [Float]) {
    switch meaning {
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
        for meaning in scores.indices { scores[meaning] *= share }
        scores[than] = wrong
      }
    }
  }

  /// The words and pairs that have weights, and the sentences as the numbers of their rows.
  private struct Known {
    var words: [String] = []
    var pairs: [UInt64] = []
    var count: Int { words.count + pairs.count }
    /// The rows of all sentences, one after the other, and where each begins; the last is where they end.
    var features: [Int32] = []
    var starts: [Int] = [0]
  }

  /// Numbers the words and pairs that are frequent enough, and writes the sentences with their numbers.
  private func features() -> Known {
    var known = Known()
    var counts = [Int](repeating: 0, count: words.count)
    var entries: [UInt64] = []
    let entryEnds = sentences.map { sentence in
      append(entriesOf: sentence.runs, to: &entries)
      return entries.count
    }
    for number in entries { counts[Int(number)] += 1 }
    var rows = [UInt32?](repeating: nil, count: words.count)
    for number in words.indices where counts[number] >= Self.fewest {
      rows[number] = UInt32(known.words.count)
      known.words.append(words[number])
    }
    var pairs: [UInt64] = []
    let ends = sentences.map { sentence in
      SentenceFeatures.append(pairsOf: sentence.runs.map { run in run.map { rows[Int($0)] } }, to: &pairs)
      return pairs.count
    }
    let codes = pairs.sorted()
    var places: [UInt64: Int32] = [:]
    var first = 0
    while first < codes.count {
      var end = first
      while end < codes.count, codes[end] == codes[first] { end += 1 }
      if end - first >= Self.fewest {
        places[codes[first]] = Int32(known.words.count + known.pairs.count)
        known.pairs.append(codes[first])
      }
      first = end
    }
    var (firstEntry, firstPair) = (0, 0)
    for (entryEnd, end) in zip(entryEnds, ends) {
      for number in entries[firstEntry..<entryEnd] {
        if let row = rows[Int(number)] { known.features.append(Int32(row)) }
      }
      for code in pairs[firstPair..<end] { if let place = places[code] { known.features.append(place) } }
      known.starts.append(known.features.count)
      (firstEntry, firstPair) = (entryEnd, end)
    }
    return known
  }

  /// Appends the numbers of the words of a sentence and of their beginnings, each once, in ascending order.
  private func append(entriesOf runs: [[UInt32]], to entries: inout [UInt64]) {
    let start = entries.count
    for run in runs {
      for number in run {
        entries.append(UInt64(number))
        entries.append(UInt64(beginnings[Int(number)]))
      }
    }
    SentenceFeatures.sortUnique(&entries, from: start)
  }
}
