import SimUtterances

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of a language that has been compiled: a mark, a sum over all that follows, what it was made from and by which
/// program, and the language itself, which is used where it lies.
///
/// A file that is shorter, longer or changed in any place, that another program made, or one on another kind of machine, is
/// none: nothing of it is used.
struct CompiledLanguageFile {
  /// The bytes, and where the language begins in them.
  let store: StoreReader
  /// The contents of the files from which it was made.
  let key: UInt64
  let manifest: FileManifest

  /// "sirilang" as this machine has the bytes of a number: a machine with another order reads another mark.
  private static let mark: UInt64 = 0x7369_7269_6c61_6e67
  private static let headerSize = 16
  /// Larger files are none of ours.
  private static let sizeLimit = 256 << 20

  /// Maps a file; nil when it isn't there or can't be used.
  ///
  /// - Parameter program: the program that must have made it.
  init?(path: String, identifier: String, program: String) {
    guard let owner = Self.map(path) else { return nil }
    self.init(owner, identifier: identifier, program: program)
  }

  init?(_ owner: StoredBytes, identifier: String, program: String) {
    guard owner.count > Self.headerSize, let mark = owner.number(at: 0), mark == Self.mark,
      owner.number(at: 8) == owner.checksum(from: Self.headerSize)
    else { return nil }
    var store = StoreReader(owner, from: Self.headerSize)
    do {
      guard try store.text() == program, try store.text() == identifier else { return nil }
      key = UInt64(bitPattern: Int64(try store.number()))
      store.align()
      manifest = try FileManifest(&store)
    } catch {
      return nil
    }
    self.store = store
  }

  /// The bytes of a file for a language.
  static func bytes(
    _ language: StoreWriter, identifier: String, program: String, key: UInt64, manifest: FileManifest
  ) -> [UInt8] {
    var store = StoreWriter()
    store.put(program)
    store.put(identifier)
    store.put(Int(Int64(bitPattern: key)))
    var rest = StoreWriter()
    manifest.write(to: &rest)
    store.append(rest)
    store.append(language)
    let sum = store.bytes.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(store.bytes.count + headerSize)
    withUnsafeBytes(of: mark) { bytes.append(contentsOf: $0) }
    withUnsafeBytes(of: sum) { bytes.append(contentsOf: $0) }
    return bytes + store.bytes
  }

  private static func map(_ path: String) -> StoredBytes? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
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
