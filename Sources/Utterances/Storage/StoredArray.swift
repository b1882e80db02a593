/// An array inside bytes with another owner, read in place.
public struct StoredArray<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, Sendable {
  @usableFromInline let owner: StoredBytes
  @usableFromInline nonisolated(unsafe) let base: UnsafePointer<Element>?
  /// The number of elements.
  public let count: Int

  /// An empty array.
  public init() { (owner, base, count) = (StoredBytes([]), nil, 0) }

  /// The elements at an offset; nil where they aren't all inside the bytes, or not aligned.
  init?(_ owner: StoredBytes, at offset: Int, count: Int) {
    let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard !overflow, count >= 0, offset >= 0, offset <= owner.count, size <= owner.count - offset,
      offset % MemoryLayout<Element>.alignment == 0
    else { return nil }
    self.owner = owner
    self.count = count
    base = count == 0 ? nil : owner.bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: Element.self)
    if count > 0, base == nil { return nil }
  }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of elements.
  @inlinable public var endIndex: Int { count }

  /// The element at an index, which must be in bounds.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    // As with an array, nothing out of bounds is ever read.
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
    return base.unsafelyUnwrapped[index]
  }

  /// The elements as they are in the file.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// The elements as an ordinary array.
  public var copy: [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}

extension StoredArray where Element: Comparable {
  /// The index of an element in an array in ascending order; nil where it has none such.
  public func indexInAscending(_ element: Element) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element ? low : nil
  }
}

/// Texts stored one after the other.
public struct StoredStrings: Sendable {
  private let bytes: StoredArray<UInt8>
  /// Where each begins, and at the end where the last one stops.
  private let starts: StoredArray<UInt32>

  init(_ reader: inout StoreReader) throws(StoreFault) {
    bytes = try reader.array()
    starts = try reader.array()
    guard let last = starts.last, Int(last) <= bytes.count else { throw StoreFault() }
    var before: UInt32 = 0
    for start in starts {
      guard start >= before else { throw StoreFault() }
      before = start
    }
  }

  /// The number of texts.
  public var count: Int { starts.count - 1 }
  /// The numbers of the texts.
  public var indices: Range<Int> { 0..<count }

  /// The bytes of a text, in place.
  public func utf8(_ number: Int) -> Slice<StoredArray<UInt8>> { bytes[Int(starts[number])..<Int(starts[number + 1])] }

  /// A text, created on each access.
  public subscript(number: Int) -> String { String(decoding: utf8(number), as: UTF8.self) }

  /// All of them, in order.
  public var all: [String] { (0..<count).map { self[$0] } }
}

/// A set of numbered byte strings, as a `ByteTable` has written it.
public struct StoredTable: Sendable {
  private let bytes: StoredArray<UInt8>
  private let starts: StoredArray<UInt32>
  private let slots: StoredArray<UInt32>

  /// Reads what a `ByteTable` has written, and uses it in place; throws where it is incomplete.
  public init(_ reader: inout StoreReader) throws(StoreFault) {
    bytes = try reader.array()
    starts = try reader.array()
    slots = try reader.array()
    // Without a free slot a search would never end.
    guard let last = starts.last, Int(last) <= bytes.count, slots.count > starts.count - 1,
      slots.count & (slots.count - 1) == 0
    else { throw StoreFault() }
  }

  /// The number of keys.
  public var count: Int { starts.count - 1 }

  /// The bytes of a key.
  public func key(_ number: Int) -> Slice<StoredArray<UInt8>> { bytes[Int(starts[number])..<Int(starts[number + 1])] }

  /// The number of a key; nil when it isn't there. `hash` must have taken the key's bytes.
  @inline(__always)
  public func find(_ key: UnsafeBufferPointer<UInt8>, _ hash: ByteTable.Hash) -> Int? {
    let mask = slots.count - 1
    var index = hash.index(mask)
    while true {
      let entry = slots[index]
      if entry == 0 { return nil }
      let number = Int(entry) - 1
      let (start, end) = (Int(starts[number]), Int(starts[number + 1]))
      if end - start == key.count, isEqual(start, key) { return number }
      index = (index + 1) & mask
    }
  }

  /// The number of a key; nil when it isn't there.
  public func find(_ key: some Sequence<UInt8>) -> Int? {
    let copy = Array(key)
    return copy.withUnsafeBufferPointer { key in
      var hash = ByteTable.Hash()
      for byte in key { hash.add(byte) }
      return find(key, hash)
    }
  }

  @inline(__always)
  private func isEqual(_ start: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset < key.count {
      if bytes[start + offset] != key[offset] { return false }
      offset += 1
    }
    return true
  }
}
