import Foundation
import Glibc
import Testing

@testable import SimExtensionHost

/// What a process leaves that could not tidy up is removed by a later one, and nothing that somebody still has.
@Suite struct AbandonedFoldersTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "abandoned-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { FileTree.remove(folder) }
    try body(folder)
  }

  @Test func aFolderWhoseOwnerIsGoneIsRemoved() throws {
    try withFolder { parent in
      let made = try OwnedFolder.make(in: parent)
      mkdir(made.path + "/home", 0o700)
      mkdir(made.path + "/home/locked", 0o500)
      // As the system does when the process ends.
      close(made.lock)
      AbandonedFolders.remove(in: parent)
      #expect(access(made.path, F_OK) != 0)
    }
  }

  @Test func aLivingOwnersFolderStays() throws {
    try withFolder { parent in
      let home = try HomeFolder.create(in: parent, files: ["a.txt": "one"])
      AbandonedFolders.remove(in: parent)
      #expect(access(home.path + "/a.txt", F_OK) == 0)
      home.remove()
      #expect(FileTree.names(in: parent) == [])
    }
  }

  @Test func foldersOfOthersStay() throws {
    try withFolder { parent in
      for name in ["sirisim-mine", "other"] { mkdir(parent + "/" + name, 0o700) }
      symlink("/", parent + "/sirisim-link")
      close(open(parent + "/sirisim-file", O_CREAT | O_WRONLY, 0o600))
      AbandonedFolders.remove(in: parent)
      #expect(FileTree.names(in: parent).sorted() == ["other", "sirisim-file", "sirisim-link", "sirisim-mine"])
    }
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT, SIGKILL])
  func aSuddenEndLetsGoOfIt(signal: Int32) throws {
    try withFolder { parent in
      // A process that owns a folder as ours does, by the same kind of lock.
      let made = try OwnedFolder.make(in: parent)
      close(made.lock)
      // One process, which nobody outlives: a child that had the lock's file open would hold it a moment longer.
      let owner = try Spawn.start(
        "/usr/bin/flock", arguments: ["--no-fork", "\(made.path)/\(OwnedFolder.lockName)", "sleep", "1000"],
        environment: ["PATH=/usr/bin:/bin"], descriptors: []
      ).get()
      // It has the lock as soon as nobody else gets it.
      while let lock = OwnedFolder.takeLock(of: made.path) {
        close(lock)
        usleep(1000)
      }
      AbandonedFolders.remove(in: parent)
      #expect(access(made.path, F_OK) == 0, "its owner lives")
      owner.signal(signal)
      owner.end()
      AbandonedFolders.remove(in: parent)
      #expect(access(made.path, F_OK) != 0)
    }
  }

  @Test func whateverItsNamesAreAndHoweverDeepItIs() throws {
    try withFolder { parent in
      let made = try OwnedFolder.make(in: parent)
      close(made.lock)
      let path = made.path
      let home = open(path, O_RDONLY | O_DIRECTORY)
      defer { close(home) }
      // No UTF-8.
      let name: [CChar] = [-1, -2, 0x61, 0]
      #expect(mkdirat(home, name, 0o700) == 0)
      let odd = openat(home, name, O_RDONLY | O_DIRECTORY)
      close(openat(odd, name, O_WRONLY | O_CREAT, 0o600))
      close(odd)
      // Deeper than a path may be long, and with nobody's right to look into it in the middle.
      var folder = dup(home)
      for depth in 0..<3_000 {
        #expect(mkdirat(folder, "deep", 0o700) == 0)
        let next = openat(folder, "deep", O_RDONLY | O_DIRECTORY)
        close(openat(next, "file", O_WRONLY | O_CREAT, 0o600))
        if depth == 1_500 { fchmod(folder, 0) }
        close(folder)
        folder = next
      }
      close(folder)
      AbandonedFolders.remove(in: parent)
      #expect(access(path, F_OK) != 0)
    }
  }
}
