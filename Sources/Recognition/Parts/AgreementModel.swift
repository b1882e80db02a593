import SimCatalog
import SimPhrases
import SimUtterances

/// What words and pairs of words suggest about the intent (`AgreementTrainer`), stored with the language.
struct AgreementModel: Sendable {
  /// The words; their numbers are the indices of their data.
  private let words: StoredTable
  /// The pairs of words, encoded by `pair`, in ascending order; their data follows that of the words.
  private let pairs: StoredArray<UInt32>
  private let intents: [IntentName]
  /// The weight of each word or pair for intents whose phrases don't have it.
  private let others: StoredArray<Int16>
  /// Where the intents of each word or pair begin.
  private let starts: StoredArray<Int32>
  private let numbers: StoredArray<UInt16>
  private let weights: StoredArray<Int16>

  /// The weight of a word that no phrase has.
  private static let unknown = -20

  static func write(_ trainer: AgreementTrainer, to store: inout StoreWriter) {
    let entries = trainer.weights()
    var words = ByteTable()
    var kept: [AgreementTrainer.Weight] = []
    for entry in entries where entry.next == nil {
      var word = entry.word
      if word.withUTF8({ words.insert($0) })?.isNew == true { kept.append(entry) }
    }
    var pairs: [(code: UInt32, entry: AgreementTrainer.Weight)] = []
    for entry in entries {
      guard let next = entry.next, let first = words.find(entry.word.utf8), let second = words.find(next.utf8),
        let code = pair(first, second)
      else { continue }
      pairs.append((code, entry))
    }
    pairs.sort { $0.code < $1.code }
    kept += pairs.map(\.entry)
    var (starts, numbers, weights): ([Int32], [UInt16], [Int16]) = ([0], [], [])
    for entry in kept {
      for (intent, weight) in entry.intents {
        numbers.append(UInt16(intent))
        weights.append(Int16(weight))
      }
      starts.append(Int32(numbers.count))
    }
    store.put(trainer.intents.map(\.rawValue))
    words.write(to: &store)
    store.put(pairs.map(\.code))
    store.put(kept.map { Int16($0.others) })
    store.put(starts)
    store.put(numbers)
    store.put(weights)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    let names = try store.strings()
    intents = (0..<names.count).map { IntentName(names[$0]) }
    words = try StoredTable(&store)
    pairs = try store.array()
    others = try store.array()
    starts = try store.array()
    numbers = try store.array()
    weights = try store.array()
    guard others.count == words.count + pairs.count, starts.count == others.count + 1,
      numbers.count == weights.count,
      starts.allSatisfy({ $0 >= 0 && Int($0) <= numbers.count }),
      zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 })
    else { throw StoreFault() }
  }

  /// Two words' numbers as one number; nil where one of them is too large.
  private static func pair(_ first: Int, _ second: Int) -> UInt32? {
    guard let first = UInt16(exactly: first), let second = UInt16(exactly: second) else { return nil }
    return UInt32(first) << 16 | UInt32(second)
  }

  /// How well the words of a sentence agree with an intent.
  ///
  /// - Parameters:
  ///   - words: those that count, in order; words that fill a parameter don't.
  ///   - island: the words that were understood.
  ///   - needed: how much is needed, in hundredths.
  func agreement(
    of sentence: Sentence, _ words: [Int], island: Range<Int>, with intent: IntentName, needed: Int
  ) -> Agreement {
    let number = intents.firstIndex(of: intent)
    var evidence: [Agreement.Evidence] = []
    var before: (text: String, word: Int?)?
    var last = -2
    var wasWeak = false
    for position in words {
      let text = sentence.utterance.normal(sentence.words[position])
      let word = self.words.find(text.utf8)
      // Words of requests of every kind have no weight by themselves.
      let isWeak = sentence.flags[position].contains(.weak)
      defer { (before, last, wasWeak) = ((text, word), position, isWeak) }
      if isWeak {
        if wasWeak { continue }
      } else if let word {
        evidence.append(.init(words: text, weight: weight(ofEntry: word, number)))
      } else if !island.contains(position) {
        evidence.append(.init(words: text, weight: Self.unknown))
      }
      if let before, last == position - 1, let first = before.word, let word, let pair = entry(ofPair: first, word) {
        evidence.append(.init(words: "\(before.text) \(text)", weight: weight(ofEntry: pair, number)))
      }
    }
    return Agreement(evidence: evidence, needed: needed)
  }

  /// The index of a pair's data; nil for a pair without weight.
  private func entry(ofPair first: Int, _ second: Int) -> Int? {
    Self.pair(first, second).flatMap(pairs.indexInAscending).map { words.count + $0 }
  }

  private func weight(ofEntry entry: Int, _ intent: Int?) -> Int {
    guard let intent else { return Int(others[entry]) }
    for index in Int(starts[entry])..<Int(starts[entry + 1]) where Int(numbers[index]) == intent {
      return Int(weights[index])
    }
    return Int(others[entry])
  }
}
