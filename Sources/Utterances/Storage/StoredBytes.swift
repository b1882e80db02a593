/// Bytes that stay at their address as long as they are in use: of a mapped file, or of an array.
///
/// They are used in place (`StoredArray`, `StoredTable`, `StoredStrings`), so that a file is ready as soon as it is
/// mapped.
public final class StoredBytes: Sendable {
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void

  /// - Parameters:
  ///   - bytes: start at an address that is a multiple of 16, and don't change.
  ///   - release: frees them, when they are no longer in use.
  public init(_ bytes: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void) {
    self.bytes = bytes
    self.release = release
  }

  /// A copy of an array's bytes.
  public convenience init(_ array: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(16, array.count), alignment: 16)
    copy.copyBytes(from: array)
    self.init(UnsafeRawBufferPointer(rebasing: copy[..<array.count])) { bytes in bytes.deallocate() }
  }

  deinit { release(bytes) }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// Eight bytes as a number; nil where they aren't all inside.
  public func number(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= count - 8 else { return nil }
    return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// A checksum of the bytes from an offset on: any change of eight neighbouring bytes changes it.
  public func checksum(from offset: Int) -> UInt64 { Self.checksum(bytes, from: offset) }

  /// The checksum of a buffer from an offset on.
  public static func checksum(_ bytes: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
    let count = max(0, bytes.count - offset)
    // Four independent sums, which the processor computes in parallel.
    var sums: (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
    func mixed(_ sum: UInt64, _ value: UInt64) -> UInt64 {
      let product = (sum ^ value) &* 0x9e37_79b9_7f4a_7c15
      return product ^ product >> 29
    }
    var index = offset
    let end = offset + count
    while index + 32 <= end {
      sums.0 = mixed(sums.0, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      sums.1 = mixed(sums.1, bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self))
      sums.2 = mixed(sums.2, bytes.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self))
      sums.3 = mixed(sums.3, bytes.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self))
      index += 32
    }
    while index < end {
      sums.0 = mixed(sums.0, UInt64(bytes[index]))
      index += 1
    }
    return mixed(mixed(mixed(mixed(UInt64(count), sums.0), sums.1), sums.2), sums.3)
  }
}
