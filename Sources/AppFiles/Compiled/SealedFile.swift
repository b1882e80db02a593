import SimUtterances

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of ours that is used whole or not at all: a mark, a sum over all that follows, the format, and what it holds.
///
/// A file that is shorter, longer or changed in any place, that is of another format, or was made on another kind of
/// machine, is none: nothing of it is used.
enum SealedFile {
  /// What a file is, by the eight letters with which it begins.
  enum Kind: UInt64 {
    /// "sirilang" as this machine has the bytes of a number: a machine with another order reads another mark.
    case language = 0x7369_7269_6c61_6e67
    /// "sirinote"
    case note = 0x7369_7269_6e6f_7465
    /// "siriapps"
    case apps = 0x7369_7269_6170_7073
  }

  private static let headerSize = 16
  /// Larger files are not ours.
  private static let sizeLimit = 256 << 20

  /// Maps a file, and gives what it holds; nil when it isn't there or can't be used.
  static func open(_ path: String, _ kind: Kind, _ format: CompiledFormat) -> StoreReader? {
    map(path).flatMap { open($0, kind, format) }
  }

  /// What some bytes hold; nil when they aren't those of such a file.
  static func open(_ owner: StoredBytes, _ kind: Kind, _ format: CompiledFormat) -> StoreReader? {
    guard owner.count > headerSize, owner.number(at: 0) == kind.rawValue,
      owner.number(at: 8) == owner.checksum(from: headerSize)
    else { return nil }
    var store = StoreReader(owner, from: headerSize)
    guard let code = try? store.number(), UInt64(bitPattern: Int64(code)) == format.code else { return nil }
    store.align()
    return store
  }

  /// The bytes of a file.
  static func bytes(_ content: StoreWriter, _ kind: Kind, _ format: CompiledFormat) -> [UInt8] {
    var store = StoreWriter()
    store.put(Int(Int64(bitPattern: format.code)))
    store.append(content)
    let sum = store.bytes.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(store.bytes.count + headerSize)
    withUnsafeBytes(of: kind.rawValue) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: sum) { bytes.append(contentsOf: $0) }
    return bytes + store.bytes
  }

  private static func map(_ path: String) -> StoredBytes? {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > headerSize,
      Int(status.st_size) <= sizeLimit
    else { return nil }
    let size = Int(status.st_size)
    #if os(Linux)
      // All of it is summed up at once: the pages come in one go.
      let flags = MAP_PRIVATE | Int32(MAP_POPULATE)
    #else
      let flags = MAP_PRIVATE
    #endif
    guard let address = mmap(nil, size, PROT_READ, flags, descriptor, 0), address != MAP_FAILED else { return nil }
    return StoredBytes(UnsafeRawBufferPointer(start: address, count: size)) { bytes in
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }
}

/// `open`, which inside `SealedFile` would be its own.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
