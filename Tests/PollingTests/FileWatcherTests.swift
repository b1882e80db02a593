import Glibc
import SimPolling
import TestPrograms
import Testing

@Suite("A watcher of files")
struct FileWatcherTests {
  private func change(in watcher: FileWatcher) -> Set<String> {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      let files = watcher.advance()
      if !files.isEmpty { return files }
      _ = Poll.wait(for: [watcher, TimerSource(end)])
    }
    return []
  }

  @Test("tells a file that is written, one that takes another's place, and one that is new")
  func changes() throws {
    let folder = try TemporaryFolder()
    folder.write("old", to: "written")
    folder.write("old", to: "replaced")
    let paths = ["written", "replaced", "new"].map { folder.path + "/" + $0 }
    let watcher = try #require(FileWatcher(paths))
    #expect(watcher.advance().isEmpty)
    #expect(watcher.deadline == nil)
    folder.write("new", to: "written")
    #expect(change(in: watcher) == [paths[0]])
    folder.write("new", to: "elsewhere")
    rename(folder.path + "/elsewhere", paths[1])
    #expect(change(in: watcher) == [paths[1]])
    folder.write("new", to: "new")
    #expect(change(in: watcher) == [paths[2]])
    #expect(watcher.advance().isEmpty)
  }

  @Test("tells what is written twice once, and passes over what it doesn't watch, and what is gone")
  func once() throws {
    let folder = try TemporaryFolder()
    folder.write("old", to: "file")
    let watcher = try #require(FileWatcher([folder.path + "/file", folder.path + "/gone"]))
    folder.write("1", to: "other")
    folder.write("1", to: "gone")
    unlink(folder.path + "/gone")
    folder.write("1", to: "file")
    folder.write("2", to: "file")
    #expect(change(in: watcher) == [folder.path + "/file"])
    #expect(watcher.advance().isEmpty)
    #expect(watcher.deadline == nil)
  }

  @Test("tells other files of the folders by their endings, those that go too, and not what editors keep beside them")
  func endings() throws {
    let folder = try TemporaryFolder()
    folder.write("old", to: "a.swift")
    let watcher = try #require(
      FileWatcher([folder.path + "/a.swift"], endings: [".swift"], rest: .milliseconds(20)))
    folder.write("1", to: ".a.swift")
    folder.write("1", to: "a.txt")
    folder.write("1", to: "b.swift")
    #expect(change(in: watcher) == [folder.path + "/b.swift"])
    unlink(folder.path + "/b.swift")
    #expect(change(in: watcher) == [folder.path + "/b.swift"])
  }

  @Test("tells what comes into folders below, those that are new too, and not what links lead to")
  func foldersBelow() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    folder.write("old", to: "a.swift")
    folder.makeFolder("Empty")
    symlink(elsewhere.path, folder.path + "/Link")
    let watcher = try #require(
      FileWatcher([folder.path + "/a.swift"], endings: [".swift"], rest: .milliseconds(20)))
    elsewhere.write("1", to: "c.swift")
    folder.write("1", to: "Empty/b.swift")
    #expect(change(in: watcher) == [folder.path + "/Empty/b.swift"])
    folder.write("1", to: "New/Deeper/c.swift")
    #expect(change(in: watcher).isSubset(of: [folder.path + "/New/Deeper/c.swift"]))
    folder.write("2", to: "New/Deeper/d.swift")
    #expect(change(in: watcher).contains(folder.path + "/New/Deeper/d.swift"))
    // Moved there whole, as an editor or git does.
    elsewhere.write("1", to: "Moved/e.swift")
    rename(elsewhere.path + "/Moved", folder.path + "/Moved")
    #expect(change(in: watcher) == [folder.path + "/Moved/e.swift"])
  }
}
