import Glibc

/// Files whose changes a loop waits for, whether they exist already or not.
///
/// Compilers and editors write a file in several steps, under another name first, or twice: a change is reported when
/// nothing more has come for a while. So the folders are watched, and other changes in them are ignored.
package final class FileWatcher: PollSource {
  /// How long a file must have been left alone by default.
  package static let rest = Duration.milliseconds(200)

  private let rest: Duration
  private let endings: [String]
  private let descriptor: Int32
  private let events: UInt32
  /// The system can watch many more, but a project has no more with sources in them.
  private static let mostFolders = 2_000
  private static let deepest = 16
  /// The folders, by the number of their watch.
  private var folders: [Int32: String] = [:]
  private let files: Set<String>
  private var changed: Set<String> = []
  private var settles: ContinuousClock.Instant?

  /// - Parameters:
  ///   - files: paths whose folders exist; the others are not watched.
  ///   - endings: name endings of other files in the same folders, and below them, that count as well: `.swift`.
  ///   - rest: how long a file must have been left alone.
  /// - Returns: nil if the system can't watch more files.
  package init?(_ files: some Sequence<String>, endings: [String] = [], rest: Duration = FileWatcher.rest) {
    self.files = Set(files)
    self.endings = endings
    self.rest = rest
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    var events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB | IN_CREATE)
    // For files that are watched by their ending, removal counts as well.
    if !endings.isEmpty { events |= UInt32(IN_DELETE | IN_MOVED_FROM) }
    self.events = events
    for folder in Set(self.files.map(Self.folder)) {
      watch(folder)
      if !endings.isEmpty { _ = watchBelow(folder, depth: 0) }
    }
  }

  private func watch(_ folder: String) {
    let watch = inotify_add_watch(descriptor, folder, events)
    if watch >= 0 { folders[watch] = folder }
  }

  /// Watches the folders in a folder in which there may be sources.
  ///
  /// - Returns: the files already there that count.
  private func watchBelow(_ folder: String, depth: Int) -> [String] {
    guard depth < Self.deepest, let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder + "/" + name
      // A link may lead anywhere.
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard folders.count < Self.mostFolders else { continue }
        watch(path)
        found += watchBelow(path, depth: depth + 1)
      } else if isOther(path) {
        found.append(path)
      }
    }
    return found
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The descriptor that the system writes changes to.
  package var watched: [Watched] { [Watched(descriptor)] }

  /// When the changed files have been left alone long enough.
  package var deadline: ContinuousClock.Instant? { settles }

  /// Takes the changes so far, without waiting.
  ///
  /// - Returns: the files that have changed and are at rest again, once.
  package func advance() -> Set<String> {
    if read() { settles = .now + rest }
    guard let settles, settles <= .now else { return [] }
    self.settles = nil
    defer { changed = [] }
    return changed.filter { path in access(path, F_OK) == 0 || isOther(path) }
  }

  /// - Returns: whether one of the files has changed.
  private func read() -> Bool {
    // It is called after each key, mostly without any change, so it allocates nothing for that.
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { bytes in
      var found = false
      while true {
        let count = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
        guard count > 0 else { return found }
        for record in Self.records(in: UnsafeRawBufferPointer(rebasing: bytes[..<count]), folders) {
          var paths = [record.path]
          // The files in a new folder are as new as the folder.
          if record.isNewFolder, !endings.isEmpty { paths = take(newFolder: record.path) }
          for path in paths where files.contains(path) || isOther(path) {
            changed.insert(path)
            found = true
          }
        }
      }
    }
  }

  /// Whether a path counts by its ending; files that editors keep beside another one don't.
  private func isOther(_ path: String) -> Bool {
    guard endings.contains(where: path.hasSuffix) else { return false }
    let name = path.split(separator: "/").last ?? ""
    return !name.hasPrefix(".") && !name.hasPrefix("#")
  }

  private func take(newFolder path: String) -> [String] {
    guard folders.count < Self.mostFolders, path.split(separator: "/").last?.hasPrefix(".") == false else { return [] }
    watch(path)
    return watchBelow(path, depth: 0)
  }

  private struct Record {
    var path: String
    var isNewFolder: Bool
  }

  /// The files that the system's records name (inotify(7)).
  private static func records(in bytes: UnsafeRawBufferPointer, _ folders: [Int32: String]) -> [Record] {
    var records: [Record] = []
    var start = 0
    let head = MemoryLayout<inotify_event>.size
    while start + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = start + head + Int(event.len)
      guard end <= bytes.count else { break }
      let name = String(decoding: bytes[(start + head)..<end].prefix { $0 != 0 }, as: UTF8.self)
      if let folder = folders[event.wd] {
        let isNew = event.mask & UInt32(IN_ISDIR) != 0 && event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0
        records.append(Record(path: folder + "/" + name, isNewFolder: isNew))
      }
      start = end
    }
    return records
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "" : String(path[..<slash])
  }
}
