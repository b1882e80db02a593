import SimDiagnostics
import TestPrograms
import Testing

@testable import SimAppFiles

@Suite struct StringsDictionaryTests {
  private func read(_ entries: String) throws -> (texts: [String: StringsDictionary.Text], reported: [String]) {
    let folder = try TemporaryFolder()
    folder.write("<plist version=\"1.0\"><dict>\n\(entries)\n</dict></plist>\n", to: "Localizable.stringsdict")
    let table = StringsTable(folder.path + "/Localizable.stringsdict")
    let texts = table.entries.compactMap { entry in
      if case .text(let text) = entry.value { (entry.key, text) } else { nil }
    }
    return (
      Dictionary(uniqueKeysWithValues: texts), table.faults.map { "\($0.place.line ?? 0) \($0.diagnostic.message)" }
    )
  }

  @Test func aTextMayDependOnANumberAWidthOrTheDevice() throws {
    let (texts, reported) = try read(
      """
      <key>plain</key><string>Always</string>
      <key>soups</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@soups@, please</string>
        <key>soups</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lu</string>
          <key>one</key><string>one soup</string><key>other</key><string>%lu soups</string>
        </dict></dict>
      <key>greeting</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Good morning</string><key>3</key><string>Hi</string></dict></dict>
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
      """)
    #expect(reported == [])
    #expect(
      texts == [
        "plain": .plain("Always"),
        "soups": .plural(
          .init(
            format: "%#@soups@, please",
            variables: ["soups": .init(valueType: "lu", forms: ["one": "one soup", "other": "%lu soups"])])),
        "greeting": .widths([.init(width: 3, text: "Hi"), .init(width: 20, text: "Good morning")]),
        "tap": .plain("Tap"),
      ])
  }

  @Test func aNoteOfTheAuthorsIsNoVariable() throws {
    let (texts, reported) = try read(
      """
      <key>found</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@places@</string>
        <key>comment</key><string>How many were found</string>
        <key>places</key><dict><key>other</key><string>%d places</string></dict></dict>
      <key>lost</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@places@</string>
        <key>places</key><string>no rule</string></dict>
      """)
    // What the format names has to be a rule.
    #expect(reported == ["8 'places' is a string; expected a dictionary"])
    let found = StringsDictionary.Plural(
      format: "%#@places@", variables: ["places": .init(valueType: "d", forms: ["other": "%d places"])])
    #expect(texts["found"] == .plural(found))
  }

  @Test func aRuleMayStandInARule() throws {
    let (texts, reported) = try read(
      """
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string>
        <key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>1</key><string>Tap</string></dict></dict></dict></dict>
      """)
    #expect(reported == [])
    #expect(texts == ["tap": .widths([.init(width: 1, text: "Tap")])])
  }

  @Test func whatHasNoRuleIsReportedAtItsLineAndCostsNoOther() throws {
    let (texts, reported) = try read(
      "<key>odd</key><dict><key>one</key><string>a</string></dict>\n<key>a</key><string>b</string>")
    #expect(reported == ["2 'odd' has no rule that is known here: no NSStringLocalizedFormatKey, no width, no device"])
    #expect(texts == ["a": .plain("b")])
  }
}
