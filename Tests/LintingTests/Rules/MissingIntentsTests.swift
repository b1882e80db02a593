import Testing

/// `missing-intents`
@Suite struct MissingIntentsTests {
  @Test func noList() throws {
    let app = try WalksApp()
    try app.replace("IntentsSupported", by: "IntentSupported", in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:6:3: error: 'NSExtensionAttributes' has no 'IntentsSupported' [missing-intents]
        <dict>
        ^~~~~~
        fix: add 'IntentsSupported' with the intents that the extension handles
      """
    #expect(try app.report("missing-intents") == expected)
  }

  @Test func anEmptyList() throws {
    let app = try WalksApp()
    try app.replace(
      "        <string>INRequestRideIntent</string>\n        <string>INSendMessageIntent</string>\n", by: "",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:6:3: error: 'IntentsSupported' is empty [missing-intents]
        <dict>
        ^~~~~~
        fix: add the intents that the extension handles
      """
    #expect(try app.report("missing-intents") == expected)
  }
}
