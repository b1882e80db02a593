import SimCatalog
import SimPhrases
import SimUtterances

/// What words and pairs of words say of an intent (`AgreementTrainer`), laid down with the language.
struct AgreementModel: Sendable {
  private let table: StoredTable
  private let intents: [IntentName]
  /// How much rarer each is than the most frequent one, in hundredths of a logarithm.
  private let rarities: StoredArray<Int16>
  /// What each says of intents whose phrases don't have it.
  private let others: StoredArray<Int16>
  /// Where the intents of each begin.
  private let starts: StoredArray<Int32>
  private let numbers: StoredArray<UInt16>
  private let weights: StoredArray<Int16>

  /// What a word says that no phrase has.
  static let unknown = -20

  static func write(_ trainer: AgreementTrainer, to store: inout StoreWriter) {
    var table = ByteTable()
    var (others, starts, numbers, weights): ([Int16], [Int32], [UInt16], [Int16]) = ([], [0], [], [])
    for entry in trainer.weights() {
      var words = entry.words
      guard words.withUTF8({ table.insert($0) })?.isNew == true else { continue }
      others.append(Int16(entry.others))
      for (intent, weight) in entry.intents {
        numbers.append(UInt16(intent))
        weights.append(Int16(weight))
      }
      starts.append(Int32(numbers.count))
    }
    store.put(trainer.intents.map(\.rawValue))
    store.put(trainer.rarities.map { Int16($0) })
    table.write(to: &store)
    store.put(others)
    store.put(starts)
    store.put(numbers)
    store.put(weights)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    let names = try store.strings()
    intents = (0..<names.count).map { IntentName(names[$0]) }
    rarities = try store.array()
    table = try StoredTable(&store)
    others = try store.array()
    starts = try store.array()
    numbers = try store.array()
    weights = try store.array()
    guard rarities.count == intents.count, others.count == table.count, starts.count == table.count + 1,
      numbers.count == weights.count,
      starts.allSatisfy({ $0 >= 0 && Int($0) <= numbers.count }),
      zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 })
    else { throw StoreFault() }
  }

  /// What the words of a sentence say of an intent.
  ///
  /// - Parameters:
  ///   - words: those that count, in their order; what fills a parameter says nothing.
  ///   - island: the words that were understood.
  ///   - needed: how much is needed, in hundredths.
  ///   - unknown: what a word says that no phrase has.
  func agreement(
    of sentence: Sentence, _ words: [Int], island: Range<Int>, with intent: IntentName, needed: Int,
    unknown: Int = Self.unknown
  ) -> Agreement {
    let number = intents.firstIndex(of: intent)
    var evidence: [Agreement.Evidence] = []
    var before: String?
    var last = -2
    var wasWeak = false
    for word in words {
      let text = sentence.utterance.normal(sentence.words[word])
      // What stands in requests of every kind says nothing by itself.
      let isWeak = sentence.flags[word].contains(.weak)
      defer { (before, last, wasWeak) = (text, word, isWeak) }
      if isWeak {
        if wasWeak { continue }
      } else if let weight = weight(of: text, number) {
        evidence.append(.init(words: text, weight: weight))
      } else if !island.contains(word) {
        evidence.append(.init(words: text, weight: unknown))
      }
      if let first = before, last == word - 1, let weight = weight(of: "\(first) \(text)", number) {
        evidence.append(.init(words: "\(first) \(text)", weight: weight))
      }
    }
    return Agreement(evidence: evidence, needed: needed)
  }

  /// How much rarer an intent is than the one with the most phrases, in hundredths; nil of one without phrases.
  func rarity(of intent: IntentName) -> Int? { intents.firstIndex(of: intent).map { Int(rarities[$0]) } }

  private func weight(of words: String, _ intent: Int?) -> Int? {
    guard let number = table.find(words.utf8) else { return nil }
    guard let intent else { return Int(others[number]) }
    for index in Int(starts[number])..<Int(starts[number + 1]) where Int(numbers[index]) == intent {
      return Int(weights[index])
    }
    return Int(others[number])
  }
}
