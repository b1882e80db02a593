#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which program runs: what one has compiled another doesn't use.
enum ProgramIdentity {
  /// The number that the linker gave the program for its contents; where it gave none, size and time of its file.
  static let current: String = {
    guard let path = VocabularyFolder.programPath() else { return "unknown" }
    if let number = buildNumber(of: path) { return number }
    var status = stat()
    guard stat(path, &status) == 0 else { return "unknown" }
    return "\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
  }()

  /// The note `NT_GNU_BUILD_ID` of an ELF file of 64 bits in this machine's order.
  static func buildNumber(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    func bytes(at offset: UInt64, _ count: Int) -> [UInt8]? {
      guard count > 0, count <= 1 << 16, offset < UInt64(Int64.max) else { return nil }
      var buffer = [UInt8](repeating: 0, count: count)
      let read = pread(descriptor, &buffer, count, off_t(offset))
      return read == count ? buffer : nil
    }
    func number<Value: FixedWidthInteger>(_ bytes: [UInt8], _ offset: Int, _ type: Value.Type) -> Value? {
      guard offset >= 0, offset + MemoryLayout<Value>.size <= bytes.count else { return nil }
      return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Value.self) }
    }
    guard let header = bytes(at: 0, 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]),
      let table = number(header, 32, UInt64.self), let size = number(header, 54, UInt16.self), size >= 56,
      let count = number(header, 56, UInt16.self), count < 256,
      let entries = bytes(at: table, Int(size) * Int(count))
    else { return nil }
    for entry in 0..<Int(count) {
      let start = entry * Int(size)
      guard number(entries, start, UInt32.self) == 4, let offset = number(entries, start + 8, UInt64.self),
        let length = number(entries, start + 32, UInt64.self), length < 1 << 16,
        let notes = bytes(at: offset, Int(length))
      else { continue }
      var place = 0
      while let nameSize = number(notes, place, UInt32.self), let dataSize = number(notes, place + 4, UInt32.self),
        let type = number(notes, place + 8, UInt32.self), nameSize < 1 << 12, dataSize < 1 << 12
      {
        let data = place + 12 + (Int(nameSize) + 3) / 4 * 4
        guard data + Int(dataSize) <= notes.count else { break }
        if type == 3, Array(notes[place + 12..<min(data, place + 15)]) == Array("GNU".utf8) {
          return notes[data..<data + Int(dataSize)].map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
            .joined()
        }
        place = data + (Int(dataSize) + 3) / 4 * 4
      }
    }
    return nil
  }
}
