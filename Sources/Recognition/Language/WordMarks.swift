import SimPhrases
import SimUtterances

/// What a language's own lists say of words: which join names, which begin a name, which stand in none.
struct WordMarks: Sendable {
  struct Kinds: OptionSet, Hashable {
    let rawValue: UInt32

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
    static let titleBehind = Kinds(rawValue: 65_536)
  }

  private var table = ByteTable()
  private var kinds: [Kinds] = []
  private var reach = ReachTable()

  init(lists: [String: ListFile]) {
    add(lists["joiners"], .joiner)
    add(lists["not-names"], .notName)
    add(lists["surnames"], .surname)
    add(lists["name-prefixes"], .namePrefix)
    add(lists["articles"], .article)
    add(lists["clause-starts"], .clauseStart)
    add(lists["speech-starts"], .speechStart)
    add(lists["bare-places"], .barePlace)
    add(lists["not-places"], .notPlace)
    add(lists["labels"], .label)
    add(lists["digits"], .digit)
    add(lists["not-tags"], .notTag)
    add(lists["place-names"], .placeName)
    add(lists["place-endings"], .placeEnding)
    add(lists["verb-complements"], .verbComplement)
    add(lists["titles-before"], .titleBefore)
    add(lists["titles-behind"], .titleBehind)
  }

  private mutating func add(_ list: ListFile?, _ kind: Kinds) {
    for entry in list?.entries ?? [] {
      var normal: [UInt8] = []
      var text = entry.text
      let (count, firstEnd) = text.withUTF8 { Normalisation.measured($0, 0..<$0.count, to: &normal) }
      guard count > 0, let key = normal.withUnsafeBufferPointer({ table.insert($0) }) else { continue }
      if key.isNew { kinds.append([]) }
      kinds[key.number].formUnion(kind)
      reach.add(normal, firstEnd: firstEnd, count: count)
    }
  }

  /// Calls `found` with every marked run of words that begins at one: its length in words, and its kinds.
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
        found(index - start, kinds[number])
      }
    }
  }
}
