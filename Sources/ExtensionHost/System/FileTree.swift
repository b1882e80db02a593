import CConfinement
import CSystemCalls
import FoundationEssentials
import Glibc

/// Files and folders by system calls: holes are kept, and long work can be cancelled.
enum FileTree {
  /// How many bytes are copied or compared before the caller is asked whether to go on.
  private static let step = 8 << 20

  /// The names in a folder, in no order; none where it can't be read.
  static func names(in folder: String) -> [String] {
    var names: [String] = []
    _ = Directory.forEach(folder) { names.append(String(cString: $0)) }
    return names
  }

  /// The target of a symbolic link; nil for anything else.
  static func goal(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { space in
      guard let base = space.baseAddress else { return nil }
      let count = readlink(path, base, space.count)
      return count < 0 ? nil : String(decoding: UnsafeRawBufferPointer(rebasing: space[..<count]), as: UTF8.self)
    }
  }

  /// Removes a file, or a folder with all its contents, whatever the names; symbolic links aren't followed.
  static func remove(_ path: String) {
    if unlink(path) == 0 || errno == ENOENT { return }
    sirisim_remove_folder(path)
  }

  /// Writes a file without waiting for the disk, as Foundation does at each.
  static func write(_ bytes: some ContiguousBytes, to path: String) throws(HomeFolderError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .system(path: path, message: String(cString: strerror(errno))) }
    let code = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return 0
    }
    close(descriptor)
    guard code == 0 else { throw .system(path: path, message: String(cString: strerror(code))) }
  }

  /// Copies a file into a new one that its owner can read and write: the parts that were written, and the holes between
  /// them as holes.
  ///
  /// - Returns: false when there is no such file (any more).
  static func copy(
    _ from: String, to: String, isCancelled: () -> Bool
  ) throws(HomeSnapshotError) -> Bool {
    let source = open(from, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard source >= 0 else {
      if errno == ENOENT || errno == ELOOP { return false }
      throw refused(from)
    }
    defer { close(source) }
    var status = stat()
    let target = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard fstat(source, &status) == 0, target >= 0 else { throw refused(to) }
    defer { close(target) }
    do {
      for part in written(source, size: status.st_size) { try copy(source, target, part, isCancelled, to) }
    } catch {
      unlink(to)
      throw error
    }
    guard ftruncate(target, status.st_size) == 0 else { throw refused(to) }
    return true
  }

  private static func copy(
    _ source: Int32, _ target: Int32, _ part: Range<off_t>, _ isCancelled: () -> Bool, _ path: String
  ) throws(HomeSnapshotError) {
    var offset = part.lowerBound
    while offset < part.upperBound {
      if isCancelled() { throw .cancelled }
      let count = sirisim_copy_range(source, target, offset, min(step, Int(part.upperBound - offset)))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw refused(path) }
      // The file has become shorter meanwhile.
      if count == 0 { return }
      offset += off_t(count)
    }
  }

  /// Whether two files have the same size, and the same bytes in the same parts.
  static func haveSameContents(
    _ first: String, _ second: String, isCancelled: () -> Bool
  ) throws(HomeSnapshotError) -> Bool {
    let a = open(first, O_RDONLY | O_CLOEXEC)
    guard a >= 0 else { return false }
    defer { close(a) }
    let b = open(second, O_RDONLY | O_CLOEXEC)
    guard b >= 0 else { return false }
    defer { close(b) }
    var (ofA, ofB) = (stat(), stat())
    guard fstat(a, &ofA) == 0, fstat(b, &ofB) == 0, ofA.st_size == ofB.st_size else { return false }
    let parts = written(a, size: ofA.st_size)
    guard parts == written(b, size: ofB.st_size) else { return false }
    for part in parts {
      guard try haveSame(part, a, b, isCancelled) else { return false }
    }
    return true
  }

  private static func haveSame(
    _ part: Range<off_t>, _ a: Int32, _ b: Int32, _ isCancelled: () -> Bool
  ) throws(HomeSnapshotError) -> Bool {
    let size = 256 << 10
    let space = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * size, alignment: 16)
    defer { space.deallocate() }
    guard let base = space.baseAddress else { return false }
    var offset = part.lowerBound
    while offset < part.upperBound {
      if isCancelled() { throw .cancelled }
      let wanted = min(size, Int(part.upperBound - offset))
      let count = pread(a, base, wanted, offset)
      guard count > 0, pread(b, base + size, count, offset) == count, memcmp(base, base + size, count) == 0 else {
        return false
      }
      offset += off_t(count)
    }
    return true
  }

  /// The parts of a file that were written; all of it if the file system doesn't know.
  private static func written(_ descriptor: Int32, size: off_t) -> [Range<off_t>] {
    var parts: [Range<off_t>] = []
    var offset: off_t = 0
    while offset < size {
      let start = sirisim_next_data(descriptor, offset)
      if start < 0 { return errno == ENXIO ? parts : [0..<size] }
      let end = sirisim_next_hole(descriptor, start)
      guard start < size, end > start else { break }
      parts.append(start..<min(end, size))
      offset = end
    }
    return parts
  }

  private static func refused(_ path: String) -> HomeSnapshotError {
    .system(path: path, message: String(cString: strerror(errno)))
  }
}
