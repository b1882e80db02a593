/// Writes values one after the other, for a `StoreReader` to use in place.
public struct StoreWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []

  /// An empty writer.
  public init() {}

  fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

  /// Every array begins at a multiple of this many bytes.
  static let alignment = 16

  /// An array is preceded by its count in this many bits, and its elements' stride above them, so that a program with a
  /// different record layout rejects it.
  static let countBits = 40

  /// Writes an array: its count, then its elements as they are in memory.
  public mutating func put<Element: BitwiseCopyable>(_ array: [Element]) {
    put(MemoryLayout<Element>.stride << Self.countBits | array.count)
    align()
    array.withUnsafeBytes { bytes.append(contentsOf: $0) }
    align()
  }

  /// Writes a number in eight bytes.
  public mutating func put(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number))) { bytes.append(contentsOf: $0) }
  }

  /// Writes a text as the array of its UTF-8.
  public mutating func put(_ text: String) { put(Array(text.utf8)) }

  /// Writes texts one after the other, and where each begins.
  public mutating func put(_ strings: [String]) {
    var all: [UInt8] = []
    var starts: [UInt32] = [0]
    for text in strings {
      all.append(contentsOf: text.utf8)
      starts.append(UInt32(all.count))
    }
    put(all)
    put(starts)
  }

  /// Appends what another writer has written.
  public mutating func append(_ other: StoreWriter) {
    align()
    bytes.append(contentsOf: other.bytes)
    align()
  }

  private mutating func align() {
    while bytes.count % Self.alignment != 0 { bytes.append(0) }
  }
}

/// The bytes aren't what the reader expects.
public struct StoreFault: Error, Hashable {
  /// A fault; it has no place, because the whole file is rebuilt.
  public init() {}
}

/// Reads what a `StoreWriter` has written, in the same order. It never reads outside the bytes.
public struct StoreReader: Sendable {
  private let owner: StoredBytes
  private var offset: Int

  /// - Parameter offset: a multiple of 16.
  public init(_ owner: StoredBytes, from offset: Int = 0) { (self.owner, self.offset) = (owner, offset) }

  /// The bytes that haven't been read yet, for writing them again.
  public var rest: StoreWriter {
    StoreWriter(bytes: Array(UnsafeRawBufferPointer(rebasing: owner.bytes[min(offset, owner.count)...])))
  }

  /// The next array, used in place; throws where it is incomplete, or its elements have another size.
  public mutating func array<Element>(of type: Element.Type = Element.self) throws(StoreFault) -> StoredArray<Element> {
    let head = try number()
    let count = head & (1 << StoreWriter.countBits - 1)
    guard head >> StoreWriter.countBits == MemoryLayout<Element>.stride else { throw StoreFault() }
    align()
    guard let array = StoredArray<Element>(owner, at: offset, count: count) else { throw StoreFault() }
    offset += count * MemoryLayout<Element>.stride
    align()
    return array
  }

  /// The next number; throws where the bytes end first.
  public mutating func number() throws(StoreFault) -> Int {
    guard offset <= owner.count - 8 else { throw StoreFault() }
    let number = Int64(bitPattern: owner.bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    offset += 8
    return Int(number)
  }

  /// The next text; throws where it is incomplete.
  public mutating func text() throws(StoreFault) -> String {
    String(decoding: try array(of: UInt8.self), as: UTF8.self)
  }

  /// The next texts, used in place; throws where they are incomplete.
  public mutating func strings() throws(StoreFault) -> StoredStrings { try StoredStrings(&self) }

  /// Moves to where another writer was appended, or the next array begins.
  public mutating func align() {
    let rest = offset % StoreWriter.alignment
    if rest > 0 { offset += StoreWriter.alignment - rest }
  }
}
