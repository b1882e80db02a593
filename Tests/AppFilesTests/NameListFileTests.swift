import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import TestPrograms
import Testing

@Suite struct NameListFileTests {
  private func names(_ data: Data) throws -> ([String], [Diagnostic]) {
    let folder = try TemporaryFolder()
    folder.write(data, to: "names.txt")
    var diagnostics: [Diagnostic] = []
    let path = folder.path + "/names.txt"
    let list = try #require(NameListFile.load(path, type: .contactName, diagnostics: &diagnostics))
    #expect(list.type == .contactName)
    return ((0..<list.count).map { list.name($0) }, diagnostics)
  }

  @Test func oneNameALine() throws {
    let (names, diagnostics) = try names(Data("\u{FEFF}Ann Day\r\n\n  小雨  \nBob".utf8))
    #expect(names == ["Ann Day", "小雨", "Bob"])
    #expect(diagnostics.isEmpty)
    #expect(try self.names(Data()).0 == [])
    #expect(try self.names(try #require("Ann\n小雨\n".data(using: .utf16))).0 == ["Ann", "小雨"])
  }

  @Test func invalidUTF8IsReportedAtItsPlace() throws {
    let (names, diagnostics) = try names(Data("Ann\nB".utf8) + [0xC3] + Data("b\n小雨\n".utf8))
    #expect(names.first == "Ann" && names.last == "小雨")
    #expect(diagnostics.map(\.place?.line) == [2])
    #expect(diagnostics.map(\.place?.column) == [2])
  }

  @Test func aHundredThousandNamesAreRead() throws {
    let text = (1...100_000).map { "Name \($0)" as String }.joined(separator: "\n") + "\n"
    #expect(try names(Data(text.utf8)).0.last == "Name 100000")
  }

  @Test func aMissingFileIsADiagnostic() {
    var diagnostics: [Diagnostic] = []
    #expect(NameListFile.load("/no/such/file", type: .contactName, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.first?.message.contains("/no/such/file") == true)
    #expect(NameListFile.load("/", type: .contactName, diagnostics: &diagnostics) == nil)
  }

  @Test func aUserNamesListsBesideHisOwnFile() throws {
    let folder = try TemporaryFolder([
      "u.plist": Plist.xml(
        """
        <dict><key>NameLists</key><dict>
          <key>contactName</key><string>friends.txt</string>
          <key>photoTag</key><array><string>tags/sea.txt</string><string>missing.txt</string></array>
          <key>carName</key><string>../../etc/passwd</string>
          <key>contactNam</key><string>friends.txt</string>
        </dict></dict>
        """), "friends.txt": "Ann\nBob\n", "tags/sea.txt": "wave\n",
    ])
    var diagnostics: [Diagnostic] = []
    let user = try #require(UserOutline.read(folder.path + "/u.plist", diagnostics: &diagnostics)?.profile)
    #expect(user.nameLists.map(\.type) == [.contactName, .photoTag])
    #expect(user.nameLists.map(\.count) == [2, 1])
    #expect(diagnostics.count == 3)
    #expect(diagnostics.contains { $0.suggestion == "contactName" })
    #expect(diagnostics.contains { $0.message.contains("missing.txt") })
    #expect(diagnostics.contains { $0.message.contains("../../etc/passwd") && $0.place?.line == 7 })
  }
}
