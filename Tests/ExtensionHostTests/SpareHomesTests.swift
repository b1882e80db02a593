import Foundation
import Glibc
import Testing

@testable import SimExtensionHost

/// A home that is given back is like a new one for the next conversation, or it is removed.
@Suite struct SpareHomesTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "spare-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { FileTree.remove(folder) }
    try body(folder)
  }

  private func files(of home: HomeFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
  }

  @Test func theNextConversationGetsItEmpty() throws {
    try withFolder { parent in
      let home = try HomeFolder.create(in: parent, defaults: ["a": "1"], files: ["Documents/deep/er/a.txt": "one"])
      try home.write(file: "b.txt", "two")
      symlink("/etc", home.temporaryPath + "/link")
      home.giveBack()
      let next = try HomeFolder.create(in: parent)
      #expect(next == home)
      #expect(try files(of: next) == [".config", "Documents", "tmp"])
      let other = try HomeFolder.create(in: parent)
      #expect(other != next, "it is given once")
      for home in [next, other] { home.remove() }
      #expect(FileTree.names(in: parent) == [])
    }
  }

  @Test func itsDefaultsAreTheNextOnesOwn() throws {
    try withFolder { parent in
      try HomeFolder.create(in: parent, defaults: ["a": "1"]).giveBack()
      let next = try HomeFolder.create(in: parent, defaults: ["b": "2"])
      defer { next.remove() }
      let data = try Data(contentsOf: URL(filePath: next.path + "/.config/.GlobalPreferences.plist"))
      #expect(try PropertyListDecoder().decode([String: String].self, from: data) == ["b": "2"])
    }
  }

  @Test(arguments: ["mode", "folder", "link", "kept", "attribute"])
  func aChangedOneIsRemoved(change: String) throws {
    try withFolder { parent in
      let home = try HomeFolder.create(in: parent)
      switch change {
      case "mode": chmod(home.path + "/Documents", 0o500)
      case "folder": rmdir(home.temporaryPath)
      case "link":
        rmdir(home.temporaryPath)
        symlink("/tmp", home.temporaryPath)
      case "attribute":
        // Not every file system has them.
        guard setAttribute(of: home.path) else { return home.remove() }
      default: mkdir(home.path + "/../kept", 0o700)
      }
      home.giveBack()
      #expect(FileTree.names(in: parent) == [])
    }
  }

  private func setAttribute(of path: String) -> Bool {
    let setter = Process()
    setter.executableURL = URL(filePath: "/usr/bin/setfattr")
    setter.arguments = ["-n", "user.a", "-v", "1", path]
    guard (try? setter.run()) != nil else { return false }
    setter.waitUntilExit()
    return setter.terminationStatus == 0
  }
}
