import Foundation
import SimDiagnostics
import TestPrograms
import Testing

@testable import SimAppFiles

/// Files of texts in each of the forms that a project or a bundle has them in.
@Suite("A file of texts") struct StringsTableTests {
  private func read(_ text: String, _ name: String = "a.strings") throws -> StringsTable {
    let folder = try TemporaryFolder([name: text])
    return StringsTable(folder.path + "/" + name)
  }

  private func faults(_ table: StringsTable) -> [String] {
    table.faults.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0): \($0.severity): \($0.message)" }
  }

  private func texts(_ table: StringsTable) -> [String: String?] {
    Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, $0.texts.first?.text) })
  }

  @Test("is pairs with remarks") func pairs() throws {
    let table = try read("/* names */\n\"name\" = \"Big Run\";\nalone;\n")
    #expect(texts(table) == ["name": "Big Run", "alone": "alone"] && faults(table) == [])
    let place = try #require(table.entries.first { $0.key == "name" }?.texts.first?.place)
    #expect((place.line, place.column, place.length, place.keyPath) == (2, 10, 9, "name"))
  }

  @Test(
    "has of a key that stands twice the last text, and says where",
    arguments: [
      ("\"a\" = \"1\";\n\"a\" = \"2\";\n", "2:1: warning: the key 'a' stands twice; the last one counts"),
      (
        "<plist><dict>\n<key>a</key><string>1</string>\n<key>a</key><string>2</string></dict></plist>",
        "3:6: warning: the key 'a' stands here a second time"
      ),
    ])
  func repeated(_ text: String, _ fault: String) throws {
    let table = try read(text)
    #expect(texts(table) == ["a": "2"])
    #expect(faults(table) == [fault])
  }

  @Test("may be a property list, with the places of its words") func list() throws {
    let table = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>name</key><string>Big Run</string>
      <key>count</key><integer>3</integer>
      </dict></plist>
      """)
    #expect(texts(table) == ["name": "Big Run"] && faults(table) == [])
    let place = try #require(table.entries.first?.texts.first?.place)
    #expect((place.line, place.column, place.length) == (3, 24, 7))
  }

  @Test("says where such a list is broken") func broken() throws {
    let table = try read("<plist><dict>\n<key>name</key><string>Big")
    #expect(texts(table).isEmpty || texts(table) == ["name": "Big"])
    #expect(table.faults.first?.severity == .error && table.faults.first?.place.line == 2)
  }

  @Test("is a binary list in a bundle") func compiled() throws {
    let bytes = try PropertyListSerialization.data(fromPropertyList: ["name": "大跑"], format: .binary, options: 0)
    let folder = try TemporaryFolder()
    try bytes.write(to: URL(filePath: folder.path + "/a.strings"))
    let table = StringsTable(folder.path + "/a.strings")
    #expect(texts(table) == ["name": "大跑"] && faults(table) == [])
  }

  @Test(
    "isn't read where there is none, or nothing in it can be", arguments: ["b.strings", "a.xcstrings", "a.stringsdict"])
  func unread(_ name: String) throws {
    let folder = try TemporaryFolder(["a.xcstrings": "{", "a.stringsdict": "no list"])
    let table = StringsTable(folder.path + "/" + name)
    #expect(!table.isRead && table.entries.isEmpty && table.faults.count == 1)
  }

  @Test("has in a catalogue texts of several languages, and the keys of those that need none") func catalogue() throws {
    let table = try read(
      """
      { "sourceLanguage" : "en", "strings" : {
        "soup" : { "localizations" : {
          "de" : { "stringUnit" : { "value" : "Suppe" } } } },
        "tea" : { }
      } }
      """, "a.xcstrings")
    #expect(table.sourceLanguage == "en" && table.sourceKeys == ["soup", "tea"])
    #expect(table.entries.map(\.language) == ["de"] && texts(table) == ["soup": "Suppe"])
    #expect(table.entries.first?.texts.first?.place.line == 3)
  }
}
