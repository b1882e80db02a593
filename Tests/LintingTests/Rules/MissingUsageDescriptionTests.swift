import Testing

/// `missing-usage-description`
@Suite struct MissingUsageDescriptionTests {
  @Test func noDescription() throws {
    let app = try WalksApp()
    try app.replace(
      "  <key>NSSiriUsageDescription</key><string>Walks gets you there.</string>\n", by: "", in: "App/Info.plist")
    let expected = """
      App/Info.plist:3:1: error: Missing Purpose String in Info.plist: no 'NSSiriUsageDescription' [missing-usage-description]
        <dict>
        ^~~~~~
        fix: add 'NSSiriUsageDescription' with a sentence that says what the app does with Siri
      """
    #expect(try app.report("missing-usage-description") == expected)
  }

  @Test func anEmptyOne() throws {
    let app = try WalksApp()
    try app.replace("Walks gets you there.", by: " ", in: "App/Info.plist")
    let expected = """
      App/Info.plist:12:44: error: 'NSSiriUsageDescription' is empty [missing-usage-description]
        <key>NSSiriUsageDescription</key><string> </string>
                                                 ^
        fix: say what the app does with Siri
      """
    #expect(try app.report("missing-usage-description") == expected)
  }
}
