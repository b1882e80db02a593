import Testing

/// `date-in-shortcut`
@Suite struct DateInShortcutTests {
  @Test func aTime() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentParameterType</key><string>Integer</string>",
      by: "<key>INIntentParameterType</key><string>DateComponents</string>", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:41:5: warning: a shortcut of 'OrderTea' holds the date 'cups', and never comes again [date-in-shortcut]
        <dict>
        ^
        fix: add a combination without it
      """
    let report = try app.report("date-in-shortcut")
    #expect(report == expected)
  }
}
