/// A number for bytes, the same in every process and on every machine, unlike Swift's own hashes: FNV-1a of 64 bits
/// (draft-eastlake-fnv). It tells contents apart that nobody has chosen to look alike.
public struct Fingerprint: Hashable, Sendable {
  @usableFromInline var state: UInt64

  /// The number for all that was added so far.
  @inlinable public var value: UInt64 { state }

  /// The number for no bytes.
  ///
  /// - Parameter basis: where it begins; another one gives another number for the same bytes.
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

  /// Adds a text with an end, so that it counts where one ends and the next begins.
  public mutating func add(field text: String) {
    add(bytes: text.utf8)
    add(0)
  }

  /// Its sixteen hexadecimal digits.
  public var digits: String { value.hexadecimalDigits }
}

extension UInt64 {
  /// All sixteen hexadecimal digits.
  public var hexadecimalDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
