import SimCatalog
import SimLexicon
import SimPhrases
import SimText
import SimUtterances

/// What a language's counter-examples rule out in tolerant readings, stored with the language (`CounterExampleCensus`).
///
/// The cost of a sentence doesn't grow with the number of counter-examples: the sentence is looked up, and each word of
/// a name.
struct CounterExamples: Sendable {
  /// The intents, each with the number of its domain.
  private let domains: [IntentName: UInt16]
  /// The sentences that don't mean an intent (`sentence`), in ascending order.
  private let sentences: StoredArray<UInt64>
  /// Words, and pairs of characters, that occur only in names of counter-examples.
  private let words: StoredTable
  /// Where the domains of each of them begin.
  private let starts: StoredArray<Int32>
  private let numbers: StoredArray<UInt16>

  static func write(_ census: CounterExampleCensus, to store: inout StoreWriter) {
    let domains = census.domains
    let names = Set(domains.values).sorted()
    let intents = domains.keys.sorted { $0.rawValue < $1.rawValue }
    func number(_ domain: String) -> UInt16 { UInt16(names.firstIndex(of: domain) ?? 0) }
    store.put(intents.map(\.rawValue))
    store.put(intents.map { number(domains[$0] ?? "") })
    store.put(census.sentences.sorted())
    var words = ByteTable()
    var (starts, numbers): ([Int32], [UInt16]) = ([0], [])
    for (word, domains) in census.refused() {
      guard words.insert(word.utf8)?.isNew == true else { continue }
      numbers += domains.map(number)
      starts.append(Int32(numbers.count))
    }
    words.write(to: &store)
    store.put(starts)
    store.put(numbers)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    let intents = try store.strings()
    let numbersOfDomains = try store.array(of: UInt16.self)
    guard intents.count == numbersOfDomains.count else { throw StoreFault() }
    domains = Dictionary(
      zip((0..<intents.count).map { IntentName(intents[$0]) }, numbersOfDomains),
      uniquingKeysWith: { first, _ in first })
    sentences = try store.array()
    words = try StoredTable(&store)
    starts = try store.array()
    numbers = try store.array()
    guard starts.count == words.count + 1, starts.allSatisfy({ $0 >= 0 && Int($0) <= numbers.count }),
      zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 })
    else { throw StoreFault() }
  }

  /// Whether a sentence, or the part of it that was read, is a counter-example in any order, or its name is known only
  /// from counter-examples.
  func ruleOut(_ path: AlignedPath, _ part: Range<Int>, of sentence: Sentence, _ intent: IntentName) -> Bool {
    holds(sentence, 0..<sentence.count, intent) || part.count < sentence.count && holds(sentence, part, intent)
      || path.names.contains { refuses($0, of: sentence, intent) }
  }

  private func holds(_ sentence: Sentence, _ part: Range<Int>, _ intent: IntentName) -> Bool {
    sentences.indexInAscending(Self.sentence(sentence.wordsNamingNoApp(part), of: intent)) != nil
  }

  /// Whether more than half of a name's words never occur in names of the intent's domain.
  private func refuses(_ name: Range<Int>, of sentence: Sentence, _ intent: IntentName) -> Bool {
    guard let domain = domains[intent] else { return false }
    let said = name.filter { !sentence.isTied($0) }.map { word in
      let flags = sentence.flags[word]
      return CounterExampleCensus.Word(
        normal: sentence.utterance.normal(sentence.words[word]), isIdeograph: flags.contains(.ideograph),
        isWeak: flags.contains(.weak))
    }
    let units = CounterExampleCensus.units(of: said)
    let refused = units.count { unit in
      guard let number = words.find(unit.utf8) else { return false }
      return numbers[Int(starts[number])..<Int(starts[number + 1])].contains(domain)
    }
    return refused * 2 > units.count
  }

  /// A number for the words of a sentence, in any order, that doesn't mean an intent.
  static func sentence(_ words: [String], of intent: IntentName) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.add(field: intent.rawValue)
    for word in words.sorted() { fingerprint.add(field: word) }
    return fingerprint.value
  }
}

extension Sentence {
  /// The words of a part of it, with an app's name replaced by its mark in examples.
  fileprivate func wordsNamingNoApp(_ part: Range<Int>) -> [String] {
    let names = mentions.filter { !isCommon($0.tokens) }.map(\.tokens)
    var result: [String] = []
    var last: Range<Int>?
    for word in part {
      let name = names.first { $0.contains(words[word]) }
      defer { last = name }
      if name == nil {
        result.append(utterance.normal(words[word]))
      } else if name != last {
        result.append(CounterExampleCensus.appName)
      }
    }
    return result
  }
}
