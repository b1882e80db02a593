import Glibc

extension HomeFolder {
  /// Keeps the files as they are now.
  ///
  /// - Parameters:
  ///   - previous: an earlier moment of this home; whatever hasn't changed since is shared with it.
  ///   - isCancelled: is asked again and again while it takes time; when it returns true, nothing is kept.
  package func snapshot(
    after previous: HomeSnapshot? = nil, limits: HomeSnapshotLimits = HomeSnapshotLimits(),
    isCancelled: () -> Bool = { false }
  ) throws(HomeSnapshotError) -> HomeSnapshot {
    try withoutActuallyEscaping(isCancelled) { isCancelled throws(HomeSnapshotError) in
      var keeping = HomeKeeping(home: path, limits: limits, isCancelled: isCancelled)
      let root = try keeping.keep(folder: path, before: previous?.root)
      return previous.map { $0.root === root ? $0 : HomeSnapshot(root: root) } ?? HomeSnapshot(root: root)
    }
  }

  /// Puts the files back as they were; unchanged ones are left alone.
  package func restore(
    _ snapshot: HomeSnapshot, isCancelled: () -> Bool = { false }
  ) throws(HomeSnapshotError) {
    try withoutActuallyEscaping(isCancelled) { isCancelled throws(HomeSnapshotError) in
      mkdir(path, 0o755)
      try HomeRestoring(isCancelled: isCancelled).restore(snapshot.root, to: path)
    }
  }
}

/// Making one snapshot.
private struct HomeKeeping {
  let home: String
  let limits: HomeSnapshotLimits
  let isCancelled: () -> Bool
  private var files = 0
  private var bytes: Int64 = 0

  init(home: String, limits: HomeSnapshotLimits, isCancelled: @escaping () -> Bool) {
    self.home = home
    self.limits = limits
    self.isCancelled = isCancelled
  }

  mutating func keep(folder: String, before: KeptFolder?) throws(HomeSnapshotError) -> KeptFolder {
    var entries: [KeptFolder.Entry] = []
    for name in try names(in: folder) {
      if files % 256 == 0, isCancelled() { throw .cancelled }
      let file = folder + "/" + name
      var status = stat()
      // A program may remove a file meanwhile.
      guard lstat(file, &status) == 0 else { continue }
      let earlier = before?[name]
      let content: KeptFolder.Content
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        let known: KeptFolder? = if case .folder(let folder) = earlier?.content { folder } else { nil }
        content = .folder(try keep(folder: file, before: known))
      case S_IFLNK:
        guard let goal = FileTree.goal(ofLink: file) else { continue }
        content = .link(goal)
      case S_IFREG:
        bytes += Int64(status.st_blocks) * 512
        guard bytes <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
        guard let kept = try kept(file, FileMark(status), before: earlier) else { continue }
        content = .file(kept)
      // Sockets and pipes mean nothing without the program that made them.
      default: continue
      }
      entries.append(KeptFolder.Entry(name: name, permissions: status.st_mode & 0o7777, content: content))
    }
    if let before, before.entries == entries { return before }
    return KeptFolder(entries: entries)
  }

  private mutating func names(in folder: String) throws(HomeSnapshotError) -> [String] {
    var names: [String] = []
    // Counted while they are read: a folder of a million files isn't read to its end.
    var count = files
    let limit = limits.files
    var isTooMuch = false
    let isRead = Directory.forEach(folder) { name in
      guard count < limit else {
        isTooMuch = true
        return
      }
      count += 1
      names.append(String(cString: name))
    }
    files = count
    guard isRead else { throw .system(path: folder, message: String(cString: strerror(errno))) }
    if isTooMuch { throw .tooManyFiles(limit: limit) }
    return names.sorted()
  }

  /// The existing copy of an unchanged file, else a new one; nil for a file that is gone.
  private func kept(
    _ file: String, _ mark: FileMark, before: KeptFolder.Entry?
  ) throws(HomeSnapshotError) -> KeptFile? {
    if case .file(let kept) = before?.content {
      if kept.seen.isSurelyOf(mark) { return kept }
      if kept.seen.size == mark.size, try FileTree.haveSameContents(kept.path, file, isCancelled: isCancelled) {
        kept.seen = mark
        return kept
      }
    }
    let folder = (home.lastIndex(of: "/").map { String(home[..<$0]) } ?? ".") + "/kept"
    mkdir(folder, 0o700)
    let copy = folder + "/" + String(UInt64.random(in: .min ... .max), radix: 36)
    guard try FileTree.copy(file, to: copy, isCancelled: isCancelled) else { return nil }
    return KeptFile(path: copy, seen: mark)
  }
}

/// Putting one snapshot back.
private struct HomeRestoring {
  let isCancelled: () -> Bool

  func restore(_ kept: KeptFolder, to folder: String) throws(HomeSnapshotError) {
    // Since then, the folder may have been made read-only.
    chmod(folder, 0o700)
    for name in FileTree.names(in: folder) where kept[name] == nil { FileTree.remove(folder + "/" + name) }
    for entry in kept.entries {
      if isCancelled() { throw .cancelled }
      try restore(entry, to: folder + "/" + entry.name)
    }
  }

  private func restore(_ entry: KeptFolder.Entry, to target: String) throws(HomeSnapshotError) {
    var status = stat()
    let type = lstat(target, &status) == 0 ? status.st_mode & S_IFMT : 0
    switch entry.content {
    case .folder(let folder):
      if type != S_IFDIR {
        FileTree.remove(target)
        guard mkdir(target, 0o700) == 0 else { throw refused(target) }
      }
      try restore(folder, to: target)
    case .link(let goal):
      if type == S_IFLNK, FileTree.goal(ofLink: target) == goal { return }
      FileTree.remove(target)
      guard symlink(goal, target) == 0 else { throw refused(target) }
      return
    case .file(let kept):
      let isThere = type == S_IFREG ? try isSame(kept, target, FileMark(status)) : false
      if isThere, status.st_mode & 0o7777 == entry.permissions { return }
      if !isThere {
        FileTree.remove(target)
        guard try FileTree.copy(kept.path, to: target, isCancelled: isCancelled) else { throw refused(target) }
      }
      chmod(target, entry.permissions)
      if lstat(target, &status) == 0 { kept.seen = FileMark(status) }
      return
    }
    chmod(target, entry.permissions)
  }

  private func isSame(_ kept: KeptFile, _ target: String, _ mark: FileMark) throws(HomeSnapshotError) -> Bool {
    if kept.seen.isSurelyOf(mark) { return true }
    guard kept.seen.size == mark.size else { return false }
    return try FileTree.haveSameContents(kept.path, target, isCancelled: isCancelled)
  }

  private func refused(_ path: String) -> HomeSnapshotError {
    .system(path: path, message: String(cString: strerror(errno)))
  }
}
