import SimPhrases
import SimUtterances

/// What a language's lists say about words: which join names, which begin a name, which never occur in one.
struct WordMarks: Sendable {
  struct Kinds: OptionSet, Hashable {
    let rawValue: UInt64

    static let joiner = Kinds(rawValue: 1)
    static let notName = Kinds(rawValue: 2)
    static let surname = Kinds(rawValue: 4)
    static let namePrefix = Kinds(rawValue: 8)
    static let article = Kinds(rawValue: 16)
    static let clauseStart = Kinds(rawValue: 32)
    static let barePlace = Kinds(rawValue: 64)
    static let notPlace = Kinds(rawValue: 128)
    static let speechStart = Kinds(rawValue: 256)
    static let label = Kinds(rawValue: 512)
    static let digit = Kinds(rawValue: 1024)
    static let notTag = Kinds(rawValue: 2_048)
    static let placeName = Kinds(rawValue: 4_096)
    static let placeEnding = Kinds(rawValue: 8_192)
    static let verbComplement = Kinds(rawValue: 16_384)
    static let titleBefore = Kinds(rawValue: 32_768)
    static let titleAfter = Kinds(rawValue: 65_536)
    static let questionFrame = Kinds(rawValue: 131_072)
    static let here = Kinds(rawValue: 262_144)
    static let notTitle = Kinds(rawValue: 524_288)
    static let notTitleStart = Kinds(rawValue: 1_048_576)
    static let clauseJoiner = Kinds(rawValue: 2_097_152)
    static let islandGuard = Kinds(rawValue: 4_194_304)
    static let weakWord = Kinds(rawValue: 8_388_608)
    static let islandLead = Kinds(rawValue: 16_777_216)
    static let islandFollower = Kinds(rawValue: 33_554_432)
    static let islandBar = Kinds(rawValue: 67_108_864)
    static let islandTail = Kinds(rawValue: 134_217_728)
    static let appLead = Kinds(rawValue: 268_435_456)
    static let negation = Kinds(rawValue: 536_870_912)
    static let condition = Kinds(rawValue: 1_073_741_824)
    static let sentenceWord = Kinds(rawValue: 2_147_483_648)
    static let requestJoiner = Kinds(rawValue: 4_294_967_296)
  }

  private let table: StoredTable
  private let kinds: StoredArray<UInt64>
  private let reach: ReachTable

  /// The lists, with the kind of their words.
  private static let lists: [(name: String, kind: Kinds)] = [
    ("joiners", .joiner), ("not-names", .notName), ("surnames", .surname), ("name-prefixes", .namePrefix),
    ("articles", .article), ("clause-starts", .clauseStart), ("speech-starts", .speechStart),
    ("bare-places", .barePlace), ("not-places", .notPlace), ("labels", .label), ("digits", .digit),
    ("not-tags", .notTag), ("not-titles", .notTitle), ("not-title-starts", .notTitleStart), ("place-names", .placeName),
    ("place-endings", .placeEnding),
    ("verb-complements", .verbComplement), ("titles-before", .titleBefore), ("titles-after", .titleAfter),
    ("question-frames", .questionFrame), ("here", .here), ("clause-joiners", .clauseJoiner),
    ("island-guards", .islandGuard), ("weak-words", .weakWord), ("island-leads", .islandLead),
    ("island-followers", .islandFollower), ("island-bars", .islandBar), ("island-tails", .islandTail),
    ("app-leads", .appLead), ("negations", .negation), ("conditions", .condition), ("sentence-words", .sentenceWord),
    ("request-joiners", .requestJoiner),
  ]

  /// The names of the lists that mark words.
  static var listNames: [String] { lists.map(\.name) }

  static func write(_ lists: [String: ListFile], to store: inout StoreWriter) {
    var table = ByteTable()
    var kinds: [UInt64] = []
    var reach = ReachTable()
    for (name, kind) in Self.lists {
      for entry in lists[name]?.entries ?? [] {
        var normal: [UInt8] = []
        var text = entry.text
        let (count, firstEnd) = text.withUTF8 { Normalisation.measured($0, 0..<$0.count, to: &normal) }
        guard count > 0, let key = normal.withUnsafeBufferPointer({ table.insert($0) }) else { continue }
        if key.isNew { kinds.append(0) }
        kinds[key.number] |= kind.rawValue
        reach.add(normal, firstEnd: firstEnd, count: count)
      }
    }
    table.write(to: &store)
    store.put(kinds)
    reach.write(to: &store)
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    table = try StoredTable(&store)
    kinds = try store.array()
    reach = try ReachTable(&store)
    guard kinds.count == table.count else { throw StoreFault() }
  }

  /// Calls `found` for every marked run of words that begins at a word: with its length in words, and its kinds.
  func find(
    at start: Int, in utterance: Utterance, words: [Int], _ bytes: UnsafeBufferPointer<UInt8>,
    found: (Int, Kinds) -> Void
  ) {
    var hash = ByteTable.Hash()
    let first = utterance.tokens[words[start]].normal.lowerBound
    var hashed = first
    var index = start
    var end = start + 1
    while index < end {
      let last = utterance.tokens[words[index]].normal.upperBound
      while hashed < last {
        hash.add(bytes[hashed])
        hashed += 1
      }
      index += 1
      if index == start + 1 { end = min(words.count, start + reach.reach(hash)) }
      if end <= start { return }
      if let number = table.find(UnsafeBufferPointer(rebasing: bytes[first..<hashed]), hash) {
        found(index - start, Kinds(rawValue: kinds[number]))
      }
    }
  }
}
