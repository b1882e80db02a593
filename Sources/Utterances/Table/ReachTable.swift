/// How many tokens the longest of some texts has that begins with a given token: most tokens begin none, and a sentence
/// is looked up only as far as needed.
///
/// Tokens with equal hashes share a place, so a reach may be too long, never too short.
public struct ReachTable: Hashable, Sendable {
  private var reaches: [UInt8]

  /// - Parameter places: a power of two.
  public init(places: Int = 1 << 12) { reaches = [UInt8](repeating: 0, count: places) }

  /// Adds a text of so many tokens, the first of which ends at a byte of its normal form.
  ///
  /// A language may cut it before or after each apostrophe; each first token that results gets the same reach.
  public mutating func add(_ normal: [UInt8], firstEnd: Int, count: Int) {
    let cuts = normal.count { $0 == UInt8(ascii: "'") }
    var hash = ByteTable.Hash()
    for byte in normal.prefix(firstEnd) {
      let isApostrophe = byte == UInt8(ascii: "'")
      if isApostrophe { raise(hash, count + cuts) }
      hash.add(byte)
      if isApostrophe { raise(hash, count + cuts) }
    }
    raise(hash, count + cuts)
  }

  private mutating func raise(_ hash: ByteTable.Hash, _ count: Int) {
    let index = hash.index(reaches.count - 1)
    let reach = UInt8(clamping: count)
    if reaches[index] < reach { reaches[index] = reach }
  }

  /// How far a text may reach whose first token has been hashed; 0 where none begins so.
  @inline(__always)
  public func reach(_ first: ByteTable.Hash) -> Int { Int(reaches[first.index(reaches.count - 1)]) }

  /// Writes the reaches.
  public func write(to store: inout StoreWriter) { store.put(reaches) }

  /// Reads what `write` has written.
  public init(_ store: inout StoreReader) throws(StoreFault) {
    reaches = try store.array(of: UInt8.self).copy
    guard !reaches.isEmpty, reaches.count & (reaches.count - 1) == 0 else { throw StoreFault() }
  }
}
