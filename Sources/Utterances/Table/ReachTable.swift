/// How many tokens the longest of some texts has that begin with a given token: most tokens begin none, and a sentence is
/// looked up no further than something may reach.
///
/// Tokens whose hashes fall together share a place, so that a reach may be too long, never too short.
public struct ReachTable: Hashable, Sendable {
  private var reaches: [UInt8]

  /// - Parameter places: a power of two.
  public init(places: Int = 1 << 12) { reaches = [UInt8](repeating: 0, count: places) }

  /// Takes a text of so many tokens.
  ///
  /// - Parameter first: the normal form of the first of them.
  public mutating func add(_ first: some Sequence<UInt8>, count: Int) {
    var hash = ByteTable.Hash()
    for byte in first { hash.add(byte) }
    let index = hash.index(reaches.count - 1)
    reaches[index] = max(reaches[index], UInt8(clamping: count))
  }

  /// How far a text may reach whose first token has been hashed; 0 where none begins so.
  @inline(__always)
  public func reach(_ first: ByteTable.Hash) -> Int { Int(reaches[first.index(reaches.count - 1)]) }
}
