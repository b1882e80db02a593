import Foundation
import SimAppFiles
import SimDiagnostics
import Testing

@Suite struct NameListTests {
  private func names(_ bytes: [UInt8]) -> ([String], Int, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let list = NameList(bytes: bytes, file: "names.txt", diagnostics: &diagnostics)
    var names: [String] = []
    list.forEachName { names.append(String(decoding: list.bytes[$0], as: UTF8.self)) }
    return (names, list.count, diagnostics)
  }

  @Test func oneNameALine() {
    let (names, count, diagnostics) = names(Array("\u{FEFF}Ann Day\r\n\n  小雨  \nBob".utf8))
    #expect(names == ["Ann Day", "小雨", "Bob"])
    #expect(count == 3)
    #expect(diagnostics.isEmpty)
    #expect(self.names([]).1 == 0)
  }

  @Test func invalidUTF8IsReplacedAtItsPlace() {
    let (names, count, diagnostics) = names(Array("Ann\nB".utf8) + [0xC3] + Array("b\n".utf8))
    #expect(names == ["Ann", "B\u{FFFD}b"])
    #expect(count == 2)
    #expect(diagnostics.first?.place == TextPlace(file: "names.txt", line: 2, column: 2))
  }

  @Test func aHundredThousandNamesAreTheBytesOfTheFile() throws {
    let text = (1...100_000).map { "Name \($0)" as String }.joined(separator: "\n") + "\n"
    let folder = try TemporaryFolder(["names.txt": text])
    var diagnostics: [Diagnostic] = []
    let list = try #require(NameList(path: folder.path + "/names.txt", diagnostics: &diagnostics))
    #expect(list.count == 100_000)
    #expect(list.bytes == Array(text.utf8))
  }

  @Test func aMissingFileIsADiagnostic() {
    var diagnostics: [Diagnostic] = []
    #expect(NameList(path: "/no/such/file", diagnostics: &diagnostics) == nil)
    #expect(diagnostics.first?.message.contains("/no/such/file") == true)
    #expect(NameList(path: "/", diagnostics: &diagnostics) == nil)
  }
}
