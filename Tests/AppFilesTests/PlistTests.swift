import Foundation
import SimAppFiles
import SimDiagnostics
import SimLexicon
import TestPrograms
import Testing

/// Property lists and strings as a user's profile and an app show them.
@Suite struct PlistTests {
  private func profileNames(_ data: Data) throws -> ([String], [Diagnostic]) {
    let folder = try TemporaryFolder()
    folder.write(data, to: "user.plist")
    var diagnostics: [Diagnostic] = []
    let profile = UserOutline.read(folder.path + "/user.plist", diagnostics: &diagnostics)?.profile
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

  @Test func nestingWithoutEndIsReportedAndNotFollowed() throws {
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
      folder.write(try #require(strings.data(using: encoding)), to: "App/en.lproj/InfoPlist.strings")
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

/// The encodings in which lists come, and those in which they shouldn't.
@Suite struct PlistEncodingTests {
  private func contacts(_ data: Data) throws -> ([String], [Diagnostic]) {
    let folder = try TemporaryFolder()
    folder.write(data, to: "user.plist")
    var diagnostics: [Diagnostic] = []
    let profile = UserOutline.read(folder.path + "/user.plist", diagnostics: &diagnostics)?.profile
    return (profile?.contacts.map(\.name) ?? [], diagnostics)
  }

  private func list(_ name: String, encoding: String = "UTF-8") -> String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <plist><dict><key>Contacts</key>
    <array><dict><key>name</key><string>\(name)</string></dict></array></dict></plist>
    """
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32,
  ]) func everyUnicodeEncodingIsRead(_ encoding: String.Encoding) throws {
    let (names, diagnostics) = try contacts(try #require(list("Zoë 小雨").data(using: encoding)))
    #expect(names == ["Zoë 小雨"])
    #expect(diagnostics.isEmpty)
  }

  @Test func latin1IsReadWhereTheListSaysSo() throws {
    let data = try #require(list("Zoë", encoding: "ISO-8859-1").data(using: .isoLatin1))
    #expect(try contacts(data).0 == ["Zoë"])
    // A copy that was saved as UTF-8 keeps the old first line.
    #expect(try contacts(Data(list("Zoë", encoding: "ISO-8859-1").utf8)).0 == ["Zoë"])
  }

  /// 小雨 in GB18030, of which the first two bytes could be a letter in UTF-8.
  private let gb18030: [UInt8] = [0xD0, 0xA1, 0xD3, 0xEA]

  private func withGB18030(_ text: String) -> Data {
    let parts = text.components(separatedBy: "NAME")
    return Data(parts[0].utf8) + Data(gb18030) + Data(parts[1].utf8)
  }

  @Test func anotherEncodingIsReportedByItsName() throws {
    let (names, diagnostics) = try contacts(withGB18030(list("NAME", encoding: "GB18030")))
    #expect(names.isEmpty)
    #expect(
      diagnostics.map(\.message) == ["the list's encoding is 'GB18030'; expected UTF-8 or UTF-16"])
  }

  @Test func anEncodingThatNobodyTellsIsReportedByItsBytes() throws {
    let (_, diagnostics) = try contacts(withGB18030(list("NAME")))
    #expect(diagnostics.first?.message == "invalid UTF-8: the byte 0xD3 is read as U+FFFD")
    #expect(diagnostics.first?.place?.line == 3 && diagnostics.first?.place?.column == 38)
  }

  @Test func controlCharactersAreLeftOutWithTheirPlaces() throws {
    let (names, diagnostics) = try contacts(Data(list("A\u{1}n\u{1B}n&#0;e &#x1b;").utf8))
    #expect(names == ["Anne "])
    #expect(
      diagnostics.map(\.message)
        == ["0001", "001B", "0000", "001B"].map { "the control character U+\($0) is left out" })
    #expect(diagnostics.map { $0.place?.column } == [38, 40, 42, 48])
  }

  @Test func strayAmpersandsAreReported() throws {
    let (names, diagnostics) = try contacts(Data(list("A & B &c; &d").utf8))
    #expect(names == ["A & B &c; &d"])
    #expect(diagnostics.map(\.severity) == [.warning, .warning, .warning])
  }

  @Test func namesThatNobodyCanSayAreReported() throws {
    for (name, message) in [
      ("!?…", "holds no letter, digit or sign that could be said"),
      (" ", "holds no letter, digit or sign that could be said"),
      (String(repeating: "a ", count: 17), "has 17 words; a name has at most 16"),
    ] {
      let (_, diagnostics) = try contacts(Data(list(name).utf8))
      #expect(diagnostics.map(\.message) == ["'name' is '\(name.prefix(60))', which \(message)"])
      #expect(diagnostics.first?.place?.line == 3)
    }
    let (_, diagnostics) = try contacts(Data(list("").utf8))
    #expect(diagnostics.map(\.message) == ["a contact has no 'name'"])
  }

  @Test func manyProblemsOfAHugeListAreReportedQuickly() throws {
    let relations = (0..<100_000).map { "<key>r\($0)</key><string>nobody \($0)</string>\n" }
      .joined()
    let (_, diagnostics) = try contacts(
      Data("<plist><dict><key>Relations</key><dict>\(relations)</dict></dict></plist>".utf8))
    #expect(diagnostics.count == 101)
  }
}
