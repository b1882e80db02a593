/// A hash of bytes that is the same in every process and on every machine, unlike Swift's own: FNV-1a of 64 bits
/// (draft-eastlake-fnv). It isn't safe against deliberate collisions.
public struct Fingerprint: Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// The hash of all that was added so far.
  @inlinable public var value: UInt64 { state }

  /// The hash of no bytes.
  ///
  /// - Parameter basis: the initial state; another one gives other hashes.
  @inlinable
  public init(basis: UInt64 = 0xcbf2_9ce4_8422_2325) { state = basis }

  /// Adds a byte, or a whole word in one step.
  @inlinable
  public mutating func add(_ word: UInt64) { state = (state ^ word) &* 0x100_0000_01b3 }

  /// Adds bytes, one after the other.
  @inlinable
  public mutating func add(bytes: some Sequence<UInt8>) {
    for byte in bytes { add(UInt64(byte)) }
  }

  /// Adds a text and its end, so that it matters where one ends and the next begins.
  public mutating func add(field text: String) {
    add(bytes: text.utf8)
    add(0)
  }

  /// Its sixteen hexadecimal digits.
  public var digits: String { value.hexadecimalDigits }
}

extension UInt64 {
  /// Sixteen hexadecimal digits, with leading zeros.
  public var hexadecimalDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
