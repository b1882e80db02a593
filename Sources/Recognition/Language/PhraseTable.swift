import SimCatalog
import SimDiagnostics
import SimPhrases
import SimUtterances

/// What the ends of a language's phrases mean, as the language's file stores it.
struct PhraseTable: Sendable {
  /// The intents that phrases mean, in the order in which they first occur.
  let intents: [(name: IntentName, schema: IntentSchema?)]
  /// Where each phrase's intents begin in `meanings`: its own first, then the others.
  let meaningStarts: StoredArray<Int32>
  let meanings: StoredArray<Int32>
  private let texts: StoredStrings
  private let files: StoredStrings
  private let fileNumbers: StoredArray<Int32>
  private let lines: StoredArray<Int32>
  /// What each file's other meanings set, by file and meaning.
  private let others: [[OtherMeaning]]
  /// What phrases of an intent mean as well.
  let alsoMeant: [IntentName: [OtherMeaning]]

  /// Reads what `PhraseTableBuilder` has written.
  init(_ store: inout StoreReader, catalog: Catalog) throws(StoreFault) {
    intents = try store.strings().all.map { (IntentName($0), catalog.schema(of: IntentName($0))) }
    meaningStarts = try store.array()
    meanings = try store.array()
    texts = try store.strings()
    files = try store.strings()
    fileNumbers = try store.array()
    lines = try store.array()
    var others: [[OtherMeaning]] = []
    var alsoMeant: [IntentName: [OtherMeaning]] = [:]
    for _ in 0..<files.count {
      var meanings: [OtherMeaning] = []
      let own = try store.number()
      guard intents.indices.contains(own) else { throw StoreFault() }
      for _ in 0..<(try store.number()) {
        let intent = try store.number()
        let constants = try store.strings()
        guard intents.indices.contains(intent), constants.count % 2 == 0 else { throw StoreFault() }
        meanings.append(
          OtherMeaning(
            intent: intents[intent].name, schema: intents[intent].schema,
            constants: stride(from: 0, to: constants.count, by: 2).map {
              PhraseNetwork.Constant(parameter: constants[$0], value: constants[$0 + 1])
            }))
      }
      others.append(meanings)
      if !meanings.isEmpty { alsoMeant[intents[own].name] = meanings }
    }
    store.align()
    self.others = others
    self.alsoMeant = alsoMeant
    let known = Int32(intents.count)
    guard meaningStarts.count == texts.count + 1, fileNumbers.count == texts.count, lines.count == texts.count,
      meanings.allSatisfy({ $0 >= 0 && $0 < known }),
      zip(meaningStarts, meaningStarts.dropFirst()).allSatisfy({ $0 >= 0 && $0 < $1 && Int($1) <= meanings.count }),
      fileNumbers.allSatisfy({ $0 >= 0 && Int($0) < files.count })
    else { throw StoreFault() }
  }

  /// The number of phrases.
  var count: Int { texts.count }

  /// The index in `intents` of a phrase's own intent.
  func intent(of number: Int) -> Int { Int(meanings[Int(meaningStarts[number])]) }

  /// The indices in `intents` of the phrases' own intents.
  var ownIntents: Set<Int> { Set(meaningStarts.dropLast().map { Int(meanings[Int($0)]) }) }

  subscript(number: Int) -> LanguagePhrase {
    let intent = intents[Int(meanings[Int(meaningStarts[number])])]
    let file = Int(fileNumbers[number])
    return LanguagePhrase(
      intent: intent.name,
      reference: PhraseReference(file: files[file], line: Int(lines[number]), text: texts[number]),
      schema: intent.schema, others: others[file])
  }
}

/// Collects the contents of a `PhraseTable`.
struct PhraseTableBuilder {
  private var intents: [String] = []
  private var numbers: [String: Int32] = [:]
  private var meaningStarts: [Int32] = [0]
  private var meanings: [Int32] = []
  private var texts: [String] = []
  private var files: [String] = []
  private var others: [(own: Int32, also: [(intent: Int32, constants: [PhraseNetwork.Constant])])] = []
  private var fileNumbers: [Int32] = []
  private var lines: [Int32] = []

  var count: Int { texts.count }

  /// Begins a file, whose phrases mean an intent and others.
  mutating func add(file: String, intent: IntentName, others: [OtherMeaning]) {
    files.append(file)
    let own = number(of: intent)
    let also = others.map { (intent: number(of: $0.intent), constants: $0.constants) }
    self.others.append((own, also))
    current = [own] + also.map(\.intent)
  }

  private var current: [Int32] = []

  /// Adds a phrase of the current file.
  mutating func add(_ phrase: Phrase) {
    texts.append(phrase.text)
    lines.append(Int32(phrase.place.line))
    fileNumbers.append(Int32(files.count - 1))
    meanings += current
    meaningStarts.append(Int32(meanings.count))
  }

  private mutating func number(of intent: IntentName) -> Int32 {
    if let known = numbers[intent.rawValue] { return known }
    let number = Int32(intents.count)
    intents.append(intent.rawValue)
    numbers[intent.rawValue] = number
    return number
  }

  func write(to store: inout StoreWriter) {
    store.put(intents)
    store.put(meaningStarts)
    store.put(meanings)
    store.put(texts)
    store.put(files)
    store.put(fileNumbers)
    store.put(lines)
    var body = StoreWriter()
    for (own, meanings) in others {
      body.put(Int(own))
      body.put(meanings.count)
      for meaning in meanings {
        body.put(Int(meaning.intent))
        body.put(meaning.constants.flatMap { [$0.parameter, $0.value] })
      }
    }
    store.append(body)
  }
}

/// A phrase of the network: what its end means.
struct LanguagePhrase: Sendable {
  var intent: IntentName
  var reference: PhraseReference
  /// Nil when the catalogue has no such intent.
  var schema: IntentSchema?
  /// The other intents that the same words mean.
  var others: [OtherMeaning] = []

  /// One of the phrase's intents; 0 is its own.
  func meaning(_ number: Int) -> (intent: IntentName, schema: IntentSchema?, constants: [PhraseNetwork.Constant]) {
    guard number > 0, number <= others.count else { return (intent, schema, []) }
    let other = others[number - 1]
    return (other.intent, other.schema, other.constants)
  }
}

/// Another intent that a file's phrases mean, and the values that it sets.
struct OtherMeaning: Sendable {
  var intent: IntentName
  var schema: IntentSchema?
  var constants: [PhraseNetwork.Constant]
}
