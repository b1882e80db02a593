import SimText

/// A set of byte strings, numbered in the order in which they were added.
///
/// All keys are in one array, one after the other, and the table is one flat array with open addressing, so a million
/// names cost a few allocations, and a look-up one or two steps. The hash is computed byte by byte, so that ever longer
/// runs of tokens are looked up without reading any byte twice.
public struct ByteTable: Hashable, Sendable {
  /// The hash of a key, computed byte by byte.
  public struct Hash {
    private var fingerprint = Fingerprint()

    /// The hash of no bytes.
    public init() {}

    /// Adds the next byte of the key.
    @inline(__always)
    public mutating func add(_ byte: UInt8) { fingerprint.add(UInt64(byte)) }

    /// A number below a power of two, `mask + 1`, derived from the bytes.
    @inline(__always)
    public func index(_ mask: Int) -> Int {
      let value = fingerprint.value
      let mixed = (value ^ value >> 32) &* 0x9e37_79b9_7f4a_7c15
      return Int(truncatingIfNeeded: mixed >> 24) & mask
    }
  }

  private var bytes: [UInt8] = []
  /// Where each key begins, and at the end where the last one stops.
  private var starts: [UInt32] = [0]
  /// A key's number plus one, or 0; a power of two of them.
  private var slots: [UInt32]

  /// - Parameters:
  ///   - keys: how many keys to reserve space for.
  ///   - byteCount: their total number of bytes.
  public init(keys: Int = 0, byteCount: Int = 0) {
    var capacity = 8
    while capacity < keys * 3 / 2 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    starts.reserveCapacity(keys + 1)
    bytes.reserveCapacity(byteCount)
  }

  /// The number of keys.
  public var count: Int { starts.count - 1 }

  /// The bytes of a key.
  public func key(_ number: Int) -> ArraySlice<UInt8> { bytes[range(number)] }

  /// Adds a key unless it is there.
  ///
  /// - Returns: its number, and whether it is new; nil when the table is full (four gigabytes of keys).
  @discardableResult
  public mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> (number: Int, isNew: Bool)? {
    var hash = Hash()
    for byte in key { hash.add(byte) }
    if let number = find(key, hash) { return (number, false) }
    guard bytes.count + key.count < Int(UInt32.max), starts.count < Int(UInt32.max) else { return nil }
    bytes.append(contentsOf: key)
    starts.append(UInt32(bytes.count))
    if count * 3 / 2 >= slots.count { grow() } else { place(count - 1, hash) }
    return (count - 1, true)
  }

  /// Adds a key unless it is there.
  @discardableResult
  public mutating func insert(_ key: some Sequence<UInt8>) -> (number: Int, isNew: Bool)? {
    let copy = Array(key)
    return copy.withUnsafeBufferPointer { insert($0) }
  }

  /// The number of a key; nil when it isn't there. `hash` must have taken the key's bytes.
  @inline(__always)
  public func find(_ key: UnsafeBufferPointer<UInt8>, _ hash: Hash) -> Int? {
    let mask = slots.count - 1
    var index = hash.index(mask)
    while true {
      let entry = slots[index]
      if entry == 0 { return nil }
      let number = Int(entry) - 1
      let range = range(number)
      if range.count == key.count, isEqual(range, key) { return number }
      index = (index + 1) & mask
    }
  }

  /// The number of a key; nil when it isn't there.
  public func find(_ key: some Sequence<UInt8>) -> Int? {
    let copy = Array(key)
    return copy.withUnsafeBufferPointer { key in
      var hash = Hash()
      for byte in key { hash.add(byte) }
      return find(key, hash)
    }
  }

  @inline(__always)
  private func range(_ number: Int) -> Range<Int> {
    let (start, end) = (starts[number], starts[number + 1])
    return Int(start)..<Int(end)
  }

  @inline(__always)
  private func isEqual(_ range: Range<Int>, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < key.count {
        if bytes[range.lowerBound + offset] != key[offset] { return false }
        offset += 1
      }
      return true
    }
  }

  private mutating func place(_ number: Int, _ hash: Hash) {
    let mask = slots.count - 1
    var index = hash.index(mask)
    while slots[index] != 0 { index = (index + 1) & mask }
    slots[index] = UInt32(number + 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<count {
      var hash = Hash()
      for index in range(number) { hash.add(bytes[index]) }
      place(number, hash)
    }
  }

  /// Writes the table; `StoredTable` reads it.
  public func write(to store: inout StoreWriter) {
    store.put(bytes)
    store.put(starts)
    store.put(slots)
  }
}
