import Foundation
import SimDiagnostics
import Testing

@testable import SimAppFiles

/// Files of strings in each of the forms that a project or a bundle has them in.
@Suite("A file of strings") struct StringsFileTests {
  private func read(_ text: String) -> (StringsFile, [Diagnostic]) {
    var found: [Diagnostic] = []
    return (StringsFile(text, file: "a.strings", diagnostics: &found), found)
  }

  @Test("is pairs with remarks") func pairs() {
    let (file, found) = read("/* names */\n\"name\" = \"Big Run\";\nalone;\n")
    #expect(file.table == ["name": "Big Run", "alone": "alone"] && found.isEmpty)
    #expect(file.places["name"]?.value == TextPlace(file: "a.strings", line: 2, column: 10))
  }

  @Test("may be a property list") func list() {
    let (file, found) = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>name</key><string>Big Run</string>
      <key>count</key><integer>3</integer>
      </dict></plist>
      """)
    #expect(file.table == ["name": "Big Run"] && found.isEmpty)
    #expect(file.places["name"]?.key.line == 3 && file.places["name"]?.value.line == 3)
  }

  @Test("says where such a list is broken") func broken() {
    let (file, found) = read("<plist><dict>\n<key>name</key><string>Big")
    #expect(file.table.isEmpty || file.table == ["name": "Big"])
    #expect(found.first?.severity == .error && found.first?.place?.file == "a.strings")
  }

  @Test("is a binary list in a bundle") func compiled() throws {
    let bytes = try PropertyListSerialization.data(fromPropertyList: ["name": "大跑"], format: .binary, options: 0)
    var found: [Diagnostic] = []
    let file = StringsFile(compiled: Array(bytes), file: "a.strings", diagnostics: &found)
    #expect(file.table == ["name": "大跑"] && found.isEmpty)
  }
}
