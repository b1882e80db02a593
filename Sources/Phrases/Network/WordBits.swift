/// A set of words by number, in which some words share a bit: two disjoint sets have no word in common.
///
/// It also has bits for two other things that a phrase may need: its end, and an app's name.
public struct WordBits: Sendable, BitwiseCopyable {
  private var parts: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// No words.
  public init() {}

  /// The end of a phrase, which every sentence has.
  public static let end = WordBits(place: 0)
  /// An app's name.
  public static let appName = WordBits(place: 1)
  private static let reserved: UInt32 = 2

  private init(place: UInt32) { put(place) }

  /// Whether it is empty.
  @inline(__always)
  var isEmpty: Bool { parts.0 | parts.1 | parts.2 | parts.3 == 0 }

  /// Adds a word.
  public mutating func insert(_ word: Int32) {
    put(WordBits.reserved + UInt32(bitPattern: word) % (256 - WordBits.reserved))
  }

  /// Adds all of another set.
  public mutating func formUnion(_ other: WordBits) {
    parts.0 |= other.parts.0
    parts.1 |= other.parts.1
    parts.2 |= other.parts.2
    parts.3 |= other.parts.3
  }

  /// Whether the other set has one of these words, or may have.
  @inline(__always)
  public func meets(_ other: WordBits) -> Bool {
    (parts.0 & other.parts.0) | (parts.1 & other.parts.1) | (parts.2 & other.parts.2) | (parts.3 & other.parts.3) != 0
  }

  private mutating func put(_ place: UInt32) {
    let bit: UInt64 = 1 << UInt64(place & 63)
    switch place >> 6 {
    case 0: parts.0 |= bit
    case 1: parts.1 |= bit
    case 2: parts.2 |= bit
    default: parts.3 |= bit
    }
  }
}
