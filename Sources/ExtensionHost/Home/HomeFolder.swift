import FoundationEssentials
import Glibc

/// The folder that one app's programs see as the user's home: defaults, files, and what they write themselves.
///
/// Its files at one moment (`snapshot`) are what undo and fork restore; the processes that run over it must be ended
/// first.
package struct HomeFolder: Hashable, Sendable {
  /// The folder's path.
  package let path: String
  /// The folder that holds the home, what was kept of it, and files beside it; nil for a home that is only named.
  private(set) var root: String?

  /// A home at a path; the folder needn't exist yet.
  package init(path: String) { self.path = path }

  /// Where the programs put temporary files.
  package var temporaryPath: String { path + "/tmp" }

  /// A home that isn't created, in the folder of homes.
  package static var unmade: HomeFolder { HomeFolder(path: FileManager.default.temporaryDirectory.path + "/home") }

  /// Makes an empty home in a new folder.
  ///
  /// - Parameters:
  ///   - parent: the folder in which it is made; the system's temporary one when nil.
  ///   - defaults: what every UserDefaults of the programs finds, standard and shared, until a program sets the key
  ///     itself. The values are texts; UserDefaults reads `yes`, `3` and `2.5` as a boolean or number when asked for
  ///     one.
  ///   - files: contents by their path in the home.
  package static func create(
    in parent: String? = nil, defaults: [String: String] = [:], files: [String: String] = [:]
  ) throws -> HomeFolder {
    let parent = parent ?? FileManager.default.temporaryDirectory.path
    let home = try SpareHomes.take(in: parent) ?? make(in: parent)
    // Most homes need none.
    if !defaults.isEmpty { try home.write(defaults: defaults) }
    for (path, content) in files { try home.write(file: path, content) }
    return home
  }

  /// The folders of a new home, which are empty.
  static let folders = ["tmp", ".config", "Documents"]
  static let permissions: mode_t = 0o755

  private static func make(in parent: String) throws(HomeFolderError) -> HomeFolder {
    let root = try ExitCleanup.makeFolder(in: parent)
    var home = HomeFolder(path: root + "/home")
    home.root = root
    for folder in [home.path] + folders.map({ home.path + "/" + $0 }) where mkdir(folder, permissions) != 0 {
      throw .system(path: folder, message: String(cString: strerror(errno)))
    }
    return home
  }

  /// Writes the defaults that all programs share.
  package func write(defaults: [String: String]) throws {
    // Foundation on Linux looks in this file for every key that a program's own defaults lack.
    let data = try PropertyListEncoder.xml.encode(defaults)
    let folder = path + "/.config"
    // The home belongs to a program that is confined to it: a link of its own must not lead this process out either.
    var status = stat()
    if lstat(folder, &status) == 0, status.st_mode & S_IFMT != S_IFDIR { FileTree.remove(folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = folder + "/.GlobalPreferences.plist"
    guard let root else { return try data.write(to: URL(filePath: file), options: .atomic) }
    // In one moment, as Foundation does, but without waiting for the disk: the home is gone before the machine is.
    let new = root + "/defaults"
    try FileTree.write(data, to: new)
    guard rename(new, file) == 0 else {
      throw HomeFolderError.system(path: file, message: String(cString: strerror(errno)))
    }
  }

  /// Writes a file.
  ///
  /// - Parameter file: its path in the home; one that leads out of it is an error.
  package func write(file: String, _ content: String) throws {
    let parts = file.split(separator: "/", omittingEmptySubsequences: true)
    guard !parts.isEmpty, !parts.contains("..") else { throw HomeFolderError.leadsOutside(path: file) }
    let target = path + "/" + parts.joined(separator: "/")
    let folder = path + "/" + parts.dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileTree.write(Array(content.utf8), to: target)
  }

  /// Removes what is in the home, and keeps it for a later conversation of this process; a home that can't be made like
  /// a new one is removed.
  ///
  /// No process may be left that could write into it.
  package func giveBack() {
    if !SpareHomes.keep(self) { remove() }
  }

  /// Removes the homes that were given back.
  package static func removeSpares() { SpareHomes.removeAll() }

  /// Removes the home, and the files beside it.
  package func remove() {
    FileTree.remove(root ?? path)
    if let root { ExitCleanup.forget(folder: root) }
  }
}

/// A home that can't be made as asked.
package enum HomeFolderError: Error, Hashable, Sendable {
  /// A file's path is empty or leads out of the home.
  case leadsOutside(path: String)
  /// A system call has failed.
  case system(path: String, message: String)
}

extension PropertyListEncoder {
  fileprivate static var xml: PropertyListEncoder {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return encoder
  }
}
