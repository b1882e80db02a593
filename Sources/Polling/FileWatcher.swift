import Glibc

/// Files whose changes a loop waits for, whether they are there already or not.
///
/// Compilers and editors write a file in several steps, under another name first, or twice: a change is told when nothing more
/// has come for a while. So the folders are watched, and what else changes in them is passed over.
public final class FileWatcher: PollSource {
  /// How long a file must be left alone, unless something else is asked for.
  public static let rest = Duration.milliseconds(200)

  private let rest: Duration
  private let endings: [String]
  private let descriptor: Int32
  /// The folders, by the number of their watch.
  private var folders: [Int32: String] = [:]
  private let files: Set<String>
  private var changed: Set<String> = []
  private var settles: ContinuousClock.Instant?

  /// - Parameters:
  ///   - files: paths whose folders exist; the others are not watched.
  ///   - endings: other files in the same folders that count as well, by what their names end with: `.swift`.
  ///   - rest: how long a file must be left alone.
  /// - Returns: nil where the system watches no more files.
  public init?(_ files: some Sequence<String>, endings: [String] = [], rest: Duration = FileWatcher.rest) {
    self.files = Set(files)
    self.endings = endings
    self.rest = rest
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    var events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB | IN_CREATE)
    // Of files that nobody has named it counts as well that they go.
    if !endings.isEmpty { events |= UInt32(IN_DELETE | IN_MOVED_FROM) }
    for folder in Set(self.files.map(Self.folder)) {
      let watch = inotify_add_watch(descriptor, folder, events)
      if watch >= 0 { folders[watch] = folder }
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The descriptor that the system writes changes to.
  public var watched: [Watched] { [Watched(descriptor)] }

  /// When the files that have changed have been left alone long enough.
  public var deadline: ContinuousClock.Instant? { settles }

  /// Takes what came, without waiting.
  ///
  /// - Returns: the files that have changed and are at rest again, once.
  public func advance() -> Set<String> {
    if read() { settles = .now + rest }
    guard let settles, settles <= .now else { return [] }
    self.settles = nil
    defer { changed = [] }
    return changed.filter { path in access(path, F_OK) == 0 || isOther(path) }
  }

  /// - Returns: whether one of the files has changed.
  private func read() -> Bool {
    // It is asked after each key: most times there is nothing, and then nothing is made for it.
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { bytes in
      var found = false
      while true {
        let count = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        guard count > 0 else { return found }
        for path in Self.paths(in: UnsafeRawBufferPointer(rebasing: bytes[..<count]), folders)
        where files.contains(path) || isOther(path) {
          changed.insert(path)
          found = true
        }
      }
    }
  }

  /// Whether a path counts by its ending; what editors keep beside a file doesn't.
  private func isOther(_ path: String) -> Bool {
    guard endings.contains(where: path.hasSuffix) else { return false }
    let name = path.split(separator: "/").last ?? ""
    return !name.hasPrefix(".") && !name.hasPrefix("#")
  }

  /// The files that the system's records name (inotify(7)).
  private static func paths(in bytes: UnsafeRawBufferPointer, _ folders: [Int32: String]) -> [String] {
    var paths: [String] = []
    var start = 0
    let head = MemoryLayout<inotify_event>.size
    while start + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = start + head + Int(event.len)
      guard end <= bytes.count else { break }
      let name = String(decoding: bytes[(start + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
      if let folder = folders[event.wd] { paths.append(folder + "/" + name) }
      start = end
    }
    return paths
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "" : String(path[..<slash])
  }
}
