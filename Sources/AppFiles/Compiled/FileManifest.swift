import SimUtterances

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files and folders as they were when something was made of them: where nothing has changed in size, time and number,
/// the contents haven't either.
struct FileManifest: Hashable {
  /// What the system says about a file without reading it.
  struct Status: Hashable, BitwiseCopyable {
    var size: Int64
    var modified: Int64
    /// When its contents, name or rights last changed; no program can set it.
    var changed: Int64
    var number: UInt64

    /// A status that no file has: of a file that was changed so lately that it could change again unnoticed.
    static let unknown = Status(size: -1, modified: 0, changed: 0, number: 0)
  }

  private var paths: [String]
  private var states: [Status]

  /// Notes how files and folders are.
  ///
  /// - Parameters:
  ///   - paths: relative to `folder`.
  ///   - now: the time at which they are read, in nanoseconds.
  init(_ paths: [String], in folder: String, now: Int64 = FileManifest.now()) {
    self.paths = paths
    states = paths.map { path in
      guard let status = Self.status(folder + "/" + path) else { return .unknown }
      let last = max(status.modified, status.changed)
      // File times advance in steps: of some milliseconds or, if there are only whole seconds, of two seconds.
      let step: Int64 = last % 1_000_000_000 == 0 ? 2_100_000_000 : 50_000_000
      return now - last < step ? .unknown : status
    }
  }

  /// Whether everything is as it was.
  func holds(in folder: String) -> Bool {
    zip(paths, states).allSatisfy { path, status in status.size >= 0 && Self.status(folder + "/" + path) == status }
  }

  init(_ store: inout StoreReader) throws(StoreFault) {
    paths = try store.strings().all
    states = try store.array(of: Status.self).copy
    guard paths.count == states.count else { throw StoreFault() }
  }

  func write(to store: inout StoreWriter) {
    store.put(paths)
    store.put(states)
  }

  private static func status(_ path: String) -> Status? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }
    // A folder's size says nothing, and it need not be kept up.
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return Status(
      size: isFolder ? 0 : Int64(status.st_size), modified: nanoseconds(status.st_mtim),
      changed: nanoseconds(status.st_ctim), number: UInt64(status.st_ino))
  }

  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
