import Foundation
import SimAppFiles
import SimDiagnostics
import SimLexicon
import Testing

/// Property lists and strings as a user's profile and an app show them.
@Suite struct PlistTests {
  private func profileNames(_ data: Data) throws -> ([String], [Diagnostic]) {
    let folder = try TemporaryFolder()
    try folder.write(data, to: "user.plist")
    var diagnostics: [Diagnostic] = []
    let profile = UserProfileFile.load(folder.path + "/user.plist", diagnostics: &diagnostics)
    return (profile?.contacts.map(\.name) ?? [], diagnostics)
  }

  private func contact(_ name: String) -> String {
    Plist.xml("<dict><key>Contacts</key><array><dict><key>name</key><string>\(name)</string></dict></array></dict>")
  }

  @Test(arguments: [
    ("Tom &amp; Ann", "Tom & Ann"), ("&lt;&#65;&#x5C0F;&gt;", "<A小>"), ("<![CDATA[a <b> c]]>", "a <b> c"),
    ("a<!-- remark -->b", "ab"), ("&unknown;", "&unknown;"), ("&", "&"), ("&#xFFFFFFFFFF;", "&#xFFFFFFFFFF;"),
  ])
  func textIsReadWithItsEntities(_ written: String, _ read: String) throws {
    #expect(try profileNames(Data(contact(written).utf8)).0 == [read])
  }

  @Test func aByteOrderMarkAndUTF16AreRead() throws {
    let text = contact("小雨")
    #expect(try profileNames(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)).0 == ["小雨"])
    let (names, diagnostics) = try profileNames(try #require(text.data(using: .utf16)))
    #expect(names == ["小雨"])
    #expect(diagnostics.isEmpty)
  }

  @Test func invalidUTF8IsReplacedWithItsPlace() throws {
    var data = Data(contact("Ann").utf8)
    let index = try #require(data.firstRange(of: Data("Ann".utf8))?.lowerBound)
    data[index] = 0xFF
    let (names, diagnostics) = try profileNames(data)
    #expect(names == ["\u{FFFD}nn"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(diagnostics.first?.place?.line == 4)
    #expect(diagnostics.first?.place?.column == 62)
  }

  @Test func everyTruncationIsReadAsFarAsItGoes() throws {
    let text = Array(contact("Ann").utf8)
    for length in 0..<text.count - 10 {
      let (_, diagnostics) = try profileNames(Data(text[..<length]))
      #expect(!diagnostics.isEmpty, "\(length)")
    }
  }

  @Test func nestingWithoutEndIsToldAndNotFollowed() throws {
    let deep = String(repeating: "<array>", count: 100_000)
    let (_, diagnostics) = try profileNames(Data(Plist.xml(deep).utf8))
    #expect(diagnostics.contains { $0.message.contains("nested deeper") })
  }

  @Test func entitiesThatTheDocumentDeclaresAreNotExpanded() throws {
    let bomb = """
      <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>
      <plist><dict><key>Contacts</key><array><dict><key>name</key><string>&b;</string></dict></array></dict></plist>
      """
    #expect(try profileNames(Data(bomb.utf8)).0 == ["&b;"])
  }

  @Test func randomBytesNeverTrap() throws {
    var state: UInt64 = 5
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let text = Array(contact("小雨 &amp; co").utf8)
    for _ in 0..<300 {
      var bytes = text
      for _ in 0...next() % 4 { bytes[Int(next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: next()) }
      _ = try profileNames(Data(bytes))
    }
    for _ in 0..<100 {
      _ = try profileNames(
        Data("bplist00".utf8) + Data((0..<(next() % 80)).map { _ in UInt8(truncatingIfNeeded: next()) }))
    }
  }

  @Test func stringsHaveRemarksEscapesAndBothEncodings() throws {
    let strings = """
      // The name
      "CFBundleDisplayName" = "Walks \\"and\\" \\U5c0f\\n";
      /* another
         remark */
      CFBundleSpokenName = "Wawks";
      """
    for encoding in [String.Encoding.utf8, .utf16] {
      let folder = try TemporaryFolder(["App/Info.plist": Plist.appInfo, "Ext/Info.plist": Plist.extensionInfo])
      try folder.write(try #require(strings.data(using: encoding)), to: "App/en.lproj/InfoPlist.strings")
      var diagnostics: [Diagnostic] = []
      let app = AppLoader.load(folder.path, diagnostics: &diagnostics).first?.app
      #expect(app?.displayNames["en"] == "Walks \"and\" 小\n")
      #expect(app?.spokenNames["en"] == "Wawks")
      #expect(diagnostics.isEmpty)
    }
  }

  @Test(arguments: [
    ("\"CFBundleDisplayName\" \"Walks\";\n\"CFBundleSpokenName\" = \"Wawks\";", 1, 23),
    ("\n\"a\" = ;\n\"CFBundleSpokenName\" = \"Wawks\";", 2, 7),
    ("\"CFBundleSpokenName\" = \"Wawks\"", 1, 31), ("/* open", 1, 1), ("\"open", 1, 1),
  ])
  func aMistakeInStringsHasItsPlace(_ text: String, _ line: Int, _ column: Int) throws {
    let folder = try TemporaryFolder([
      "App/Info.plist": Plist.appInfo, "Ext/Info.plist": Plist.extensionInfo, "App/en.lproj/InfoPlist.strings": text,
    ])
    var diagnostics: [Diagnostic] = []
    let app = AppLoader.load(folder.path, diagnostics: &diagnostics).first?.app
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.place?.line == line)
    #expect(diagnostics.first?.place?.column == column)
    if text.contains("Wawks") { #expect(app?.spokenNames["en"] == "Wawks") }
  }
}
