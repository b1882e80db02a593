import Foundation
import Glibc
import SimAppFiles
import SimDiagnostics
import TestPrograms
import Testing

@Suite struct FileTests {
  @Test func aFileIsReplacedAsAWhole() throws {
    let folder = try TemporaryFolder(["a.talk": "old"])
    let path = folder.path + "/a.talk"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try FileWriter.write("new 小雨\n", to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new 小雨\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.talk"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
  }

  @Test func whatIsNoFileIsWrittenToAndStays() throws {
    let folder = try TemporaryFolder(["a": ""])
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    // Open for both, so that nobody waits for the other end.
    let reader = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    try FileWriter.write("one line\n", to: pipe)
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "one line\n")
    var status = stat()
    #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func whatCannotBeWrittenIsADiagnosticAndNothingIsLeftBehind() throws {
    let folder = try TemporaryFolder(["taken/x": "1"])
    #expect(throws: Diagnostic.self) { try FileWriter.write("x", to: folder.path + "/none/a.talk") }
    #expect(throws: Diagnostic.self) { try FileWriter.write("x", to: folder.path + "/taken") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["taken"])
  }

  @Test func aTextIsReplacedOnlyWhereTheFileStillHoldsIt() throws {
    let folder = try TemporaryFolder(["a.talk": "old\n"])
    let path = folder.path + "/a.talk"
    #expect(try FileWriter.replace("old\n", with: "new\n", in: path))
    #expect(try !FileWriter.replace("old\n", with: "newer\n", in: path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new\n")
    #expect(try !FileWriter.replace("", with: "x", in: folder.path + "/none.talk"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.talk"])
  }

  @Test func aFileIsTakenAway() throws {
    let folder = try TemporaryFolder(["a.talk": "", "b.talk": ""])
    try FileWriter.remove(folder.path + "/a.talk")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b.talk"])
    #expect(throws: Diagnostic.self) { try FileWriter.remove(folder.path + "/a.talk") }
  }

  @Test func foldersAreSearchedInTheOrderOfTheirNames() throws {
    let folder = try TemporaryFolder([
      "b/two.talk": "", "a/one.talk": "", "a/one.talk.new": "", "c.txt": "", ".hidden/x.talk": "",
    ])
    var diagnostics: [Diagnostic] = []
    let found = FileSearch.files(
      [folder.path + "/", folder.path + "/c.txt"], ending: ".talk", diagnostics: &diagnostics)
    #expect(found == ["a/one.talk", "b/two.talk", "c.txt"].map { folder.path + "/" + $0 })
    #expect(diagnostics.isEmpty)
    _ = FileSearch.files(
      [folder.path + "/a/on.talk", folder.path + "/.hidden/none"], ending: ".talk", diagnostics: &diagnostics)
    #expect(diagnostics.map(\.suggestion) == [folder.path + "/a/one.talk", nil])
  }

  @Test func aByteOrderMarkStaysWhereTheFileIsWrittenBack() throws {
    let folder = try TemporaryFolder(["a.talk": "\u{FEFF}# Title\n"])
    var diagnostics: [Diagnostic] = []
    let path = folder.path + "/a.talk"
    #expect(FileReader.text(of: path, diagnostics: &diagnostics) == "# Title\n")
    #expect(FileReader.text(of: path, keepingMark: true, diagnostics: &diagnostics) == "\u{FEFF}# Title\n")
  }

  @Test func aPipeInThePlaceOfAFileHangsNothing() throws {
    let folder = try TemporaryFolder([:])
    let path = folder.path + "/fifo.plist"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: Diagnostic.self) { try FileReader.bytes(of: path) }
  }
}
