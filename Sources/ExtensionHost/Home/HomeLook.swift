import Glibc

/// How a home's files look from outside: where two looks are the same, nothing was written between them.
package struct HomeLook: Hashable, Sendable {
  fileprivate enum Mark: Hashable {
    /// Changes in it show in its files.
    case folder
    case file(FileMark)
  }

  fileprivate var marks: [String: Mark] = [:]
}

extension HomeFolder {
  /// Looks at all files without reading any; nil if there are too many to look at between two requests.
  package func look() -> HomeLook? {
    var look = HomeLook()
    return add(path, to: &look) ? look : nil
  }

  private static var mostFiles: Int { 1000 }

  private func add(_ folder: String, to look: inout HomeLook) -> Bool {
    for name in FileTree.names(in: folder) {
      let file = folder + "/" + name
      var status = stat()
      guard look.marks.count < Self.mostFiles, lstat(file, &status) == 0 else { return false }
      if status.st_mode & S_IFMT == S_IFDIR {
        look.marks[file] = .folder
        guard add(file, to: &look) else { return false }
      } else {
        look.marks[file] = .file(FileMark(status))
      }
    }
    return true
  }
}
