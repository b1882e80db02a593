import Foundation
import Glibc
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

  @Test func aFolderInWhichNothingChangedIsTheSameOne() throws {
    try withHome(["a/1.txt": "one", "b/2.txt": "two"]) { home in
      let first = try home.snapshot()
      try home.write(file: "a/1.txt", "changed")
      let second = try home.snapshot(after: first)
      func folder(_ name: String, _ moment: HomeSnapshot) -> KeptFolder? {
        guard case .folder(let folder) = moment.root[name]?.content else { return nil }
        return folder
      }
      #expect(folder("b", first) != nil && folder("b", first) === folder("b", second))
      #expect(folder("a", first) !== folder("a", second))
    }
  }

  @Test func whatIsTheSameStaysWhereItIsWhenFilesComeBack() throws {
    try withHome(["a.txt": "one", "b.txt": "two"]) { home in
      func inode(_ file: String) -> ino_t {
        var status = stat()
        stat(home.path + "/" + file, &status)
        return status.st_ino
      }
      let moment = try home.snapshot()
      let before = inode("a.txt")
      try home.write(file: "b.txt", "changed")
      try home.restore(moment)
      #expect(text(home, "b.txt") == "two")
      #expect(inode("a.txt") == before)
      #expect(try home.snapshot(after: moment) == moment)
    }
  }

  @Test func aFolderThatCanNotBeWrittenComesBack() throws {
    try withHome(["folder/a.txt": "one"]) { home in
      chmod(home.path + "/folder", 0o500)
      let moment = try home.snapshot()
      chmod(home.path + "/folder", 0o700)
      try home.write(file: "folder/a.txt", "changed")
      chmod(home.path + "/folder", 0o500)
      try home.restore(moment)
      #expect(text(home, "folder/a.txt") == "one")
      var status = stat()
      stat(home.path + "/folder", &status)
      #expect(status.st_mode & 0o777 == 0o500)
    }
  }

  // MARK: Bounds

  @Test func tooManyFilesAreNotKept() throws {
    try withHome([:]) { home in
      let limits = HomeSnapshotLimits(files: 50, bytes: 1 << 30)
      for number in 0..<60 { try home.write(file: "folder/\(number)", "") }
      #expect(throws: HomeSnapshotError.tooManyFiles(limit: 50)) { try home.snapshot(limits: limits) }
      for number in 0..<20 { try FileManager.default.removeItem(atPath: home.path + "/folder/\(number)") }
      _ = try home.snapshot(limits: limits)
    }
  }

  @Test func tooLargeFilesAreNotKept() throws {
    try withHome(["a.txt": String(repeating: "x", count: 300_000)]) { home in
      #expect(throws: HomeSnapshotError.tooLarge(limit: 200_000)) {
        try home.snapshot(limits: HomeSnapshotLimits(bytes: 200_000))
      }
    }
  }

  @Test func holesStayHoles() throws {
    try withHome([:]) { home in
      let path = home.path + "/sparse"
      let file = open(path, O_RDWR | O_CREAT, 0o600)
      defer { close(file) }
      // 50 GB, of which two pages are written.
      #expect(ftruncate(file, 50 << 30) == 0)
      #expect(pwrite(file, "begin", 5, 4096) == 5 && pwrite(file, "end", 3, 40 << 30) == 3)
      let moment = try home.snapshot()
      #expect(pwrite(file, "other", 5, 4096) == 5)
      let next = try home.snapshot(after: moment)
      #expect(next != moment)
      try home.restore(moment)
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_size == 50 << 30 && status.st_blocks < 1000)
      let back = open(path, O_RDONLY)
      defer { close(back) }
      var bytes = [UInt8](repeating: 0, count: 5)
      #expect(pread(back, &bytes, 5, 4096) == 5 && String(decoding: bytes, as: UTF8.self) == "begin")
      #expect(pread(back, &bytes, 3, 40 << 30) == 3 && bytes.prefix(3).elementsEqual("end".utf8))
      #expect(try home.snapshot(after: moment) == moment)
    }
  }

  @Test func itCanBeStopped() throws {
    try withHome(["a.txt": "one"]) { home in
      #expect(throws: HomeSnapshotError.cancelled) { try home.snapshot(isCancelled: { true }) }
      let file = open(home.path + "/large", O_RDWR | O_CREAT, 0o600)
      defer { close(file) }
      let block = [UInt8](repeating: 7, count: 1 << 20)
      for number in 0..<40 { #expect(pwrite(file, block, block.count, off_t(number) << 20) == block.count) }
      var asked = 0
      #expect(throws: HomeSnapshotError.cancelled) {
        try home.snapshot(isCancelled: {
          asked += 1
          return asked > 3
        })
      }
      let left = try kept(home)
      #expect(left <= 1, "what was begun is removed")
    }
  }
}
