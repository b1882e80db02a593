import Foundation
import Testing

@testable import SimExtensionHost

@Suite struct HomeSnapshotTests {
  private func withHome(_ files: [String: String], _ body: (HomeFolder) throws -> Void) throws {
    let home = try HomeFolder.create(files: files)
    defer { home.remove() }
    try body(home)
  }

  private func text(_ home: HomeFolder, _ file: String) -> String? {
    try? String(contentsOfFile: home.path + "/" + file, encoding: .utf8)
  }

  private func kept(_ home: HomeFolder) throws -> Int {
    let folder = home.path.dropLast("/home".count) + "/kept"
    return try FileManager.default.contentsOfDirectory(atPath: String(folder)).count
  }

  @Test func filesFoldersAndLinksComeBack() throws {
    try withHome(["Documents/a.txt": "one", "b.txt": "two"]) { home in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: home.path + "/link", withDestinationPath: "b.txt")
      try manager.createDirectory(atPath: home.path + "/empty", withIntermediateDirectories: false)
      let moment = try home.snapshot()
      try home.write(file: "Documents/a.txt", "changed")
      try home.write(file: "new.txt", "new")
      for name in ["b.txt", "link", "empty"] { try manager.removeItem(atPath: home.path + "/" + name) }
      try home.restore(moment)
      #expect(text(home, "Documents/a.txt") == "one" && text(home, "b.txt") == "two" && text(home, "link") == "two")
      #expect(text(home, "new.txt") == nil)
      #expect(try manager.destinationOfSymbolicLink(atPath: home.path + "/link") == "b.txt")
      #expect(manager.fileExists(atPath: home.path + "/empty"))
      #expect(try home.snapshot(after: moment) == moment)
    }
  }

  @Test func whatIsTheSameIsKeptOnce() throws {
    try withHome(["a.txt": "one", "b.txt": "two"]) { home in
      let first = try home.snapshot()
      let count = try kept(home)
      var moments = [first]
      for _ in 0..<20 { moments.append(try home.snapshot(after: moments.last)) }
      #expect(Set(moments).count == 1)
      #expect(try kept(home) == count)
      // As long as before, and within the same tick of the system's clock.
      try home.write(file: "a.txt", "six")
      let second = try home.snapshot(after: moments.last)
      #expect(second != first)
      #expect(try kept(home) == count + 1)
      try home.restore(first)
      #expect(text(home, "a.txt") == "one")
      try home.restore(second)
      #expect(text(home, "a.txt") == "six")
    }
  }

  @Test func whatNobodyNeedsIsRemoved() throws {
    try withHome(["a.txt": "one"]) { home in
      let first = try home.snapshot()
      let count = try kept(home)
      for number in 0..<10 {
        try home.write(file: "a.txt", "\(number)")
        let moment = try home.snapshot(after: first)
        #expect(moment != first)
      }
      #expect(try kept(home) == count)
    }
  }

  @Test func permissionsComeBack() throws {
    try withHome(["folder/a.txt": "one"]) { home in
      let manager = FileManager.default
      for (path, mode) in [("/folder/a.txt", 0o600), ("/folder", 0o755)] {
        try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: home.path + path)
      }
      let moment = try home.snapshot()
      try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: home.path + "/folder/a.txt")
      try home.restore(moment)
      let mode = try manager.attributesOfItem(atPath: home.path + "/folder/a.txt")[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o600)
    }
  }
}
