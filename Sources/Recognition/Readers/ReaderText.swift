import SimUtterances

/// The words of all lists that a language's readers know, each with a number.
struct ReaderWords: Sendable {
  private let table: StoredTable
  /// The role that apostrophes had in cutting them.
  let apostrophes: Apostrophes

  /// Reads what a `ReaderWordBuilder` has written.
  init(_ store: inout StoreReader) throws(StoreFault) {
    apostrophes = try Apostrophes(&store)
    table = try StoredTable(&store)
  }

  /// The number of each token's word, -1 where no list has it.
  fileprivate func numbers(of utterance: Utterance) -> [Int32] {
    utterance.normalBytes.withUnsafeBufferPointer { bytes in
      utterance.tokens.indices.map { index in
        let range = utterance.tokens[index].normal
        guard !range.isEmpty else {
          return Int32(truncatingIfNeeded: table.find(utterance.keyBytes(of: index)) ?? -1)
        }
        var hash = ByteTable.Hash()
        for position in range { hash.add(bytes[position]) }
        return Int32(truncatingIfNeeded: table.find(UnsafeBufferPointer(rebasing: bytes[range]), hash) ?? -1)
      }
    }
  }
}

/// Collects the words of the readers' lists.
struct ReaderWordBuilder {
  private var table = ByteTable()
  /// The words of texts that have been cut already: the ways to say one line share most of theirs.
  private var cut: [String: [Int32]] = [:]
  private let apostrophes: Apostrophes

  init(_ apostrophes: Apostrophes) { self.apostrophes = apostrophes }

  /// The numbers of a text's words; new words are added.
  mutating func numbers(of text: String) -> [Int32] {
    if let known = cut[text] { return known }
    let utterance = Utterance(text, apostrophes)
    let numbers = utterance.tokens.indices.map { token in
      Int32(truncatingIfNeeded: table.insert(utterance.keyBytes(of: token))?.number ?? -1)
    }
    cut[text] = numbers
    return numbers
  }

  func write(to store: inout StoreWriter) {
    apostrophes.write(to: &store)
    table.write(to: &store)
  }
}

/// A set of words.
struct ReaderWordSet: Sendable {
  private var has: [Bool] = []

  func contains(_ word: Int32) -> Bool { word >= 0 && Int(word) < has.count && has[Int(word)] }

  mutating func insert(_ word: Int32) {
    guard word >= 0 else { return }
    while has.count <= Int(word) { has.append(false) }
    has[Int(word)] = true
  }

  mutating func formUnion(_ other: ReaderWordSet) {
    for word in other.has.indices where other.has[word] { insert(Int32(word)) }
  }
}

/// A sentence for the readers: every token as the number of its word, and what has been read at each token so far.
///
/// Several patterns ask for a number or a time at the same token; it is read once for all of them.
final class ReaderText {
  let utterance: Utterance
  let words: [Int32]
  /// Where the sentence is said.
  let region: Region
  /// All units that a number may count: money, time, measures.
  private let units: PatternTrie?
  /// By token.
  var numbers = IndexedCache<NumberWords.Found?>()
  /// Two for each token: as a complete time, and as an end of a stretch.
  var times = IndexedCache<[TimeReading.Piece]>()
  var ends = IndexedCache<[TimeReading.Found]>()
  /// Two for each token: as a time, and as a time where nothing else can be said.
  var wholeTimes = IndexedCache<[TimeReading.Found]>()
  /// Two for each token: as a whole, and as a part of a longer one.
  var spans = IndexedCache<[TimeReading.FoundSpan]>()

  init(_ utterance: Utterance, words: ReaderWords, region: Region = .none, units: PatternTrie? = nil) {
    self.utterance = utterance
    self.region = region
    self.units = units
    self.words = words.numbers(of: utterance)
  }

  var count: Int { words.count }

  /// Whether a value would end inside its unit: the 分 of 20分钟 isn't a coin, and 500里拉 isn't 500里.
  func cutsUnit(from start: Int, to end: Int) -> Bool {
    guard let units, end < count else { return false }
    return (start + 1..<max(end, start + 1)).contains { token in
      units.longestEnd(in: self, at: token).map { $0 > end } ?? false
    }
  }

  /// Whether a unit of any kind begins at a token.
  func beginsUnit(at token: Int) -> Bool { units?.longestEnd(in: self, at: token) != nil }

  /// Whether a token is a figure or one of some words.
  func begins(with words: ReaderWordSet, at token: Int) -> Bool {
    guard self.words.indices.contains(token) else { return false }
    return words.contains(self.words[token]) || utterance.tokens[token].kind == .number
  }
}

extension Utterance {
  /// The key to look a token up by: its normal form, or for punctuation the mark itself.
  fileprivate func keyBytes(of token: Int) -> ArraySlice<UInt8> {
    let range = tokens[token].normal
    return range.isEmpty ? Array(source(tokens[token].range).utf8)[...] : normalBytes[range]
  }
}
