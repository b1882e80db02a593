import Testing

/// `wrong-extension-point`
@Suite struct WrongExtensionPointTests {
  @Test func aMisspeltPoint() throws {
    let app = try WalksApp()
    try app.replace("com.apple.intents-service", by: "com.apple.intent-service", in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:19:50: error: 'com.apple.intent-service' is no extension point [wrong-extension-point]
        <key>NSExtensionPointIdentifier</key><string>com.apple.intent-service</string>
                                                     ^~~~~~~~~~~~~~~~~~~~~~~~
        fix: write 'com.apple.intents-service'
      """
    #expect(try app.report("wrong-extension-point") == expected)
  }

  @Test func noPoint() throws {
    let app = try WalksApp()
    try app.replace(
      "    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>\n", by: "",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:6:3: error: 'NSExtension' has no 'NSExtensionPointIdentifier' [wrong-extension-point]
        <dict>
        ^~~~~~
        fix: add it with the value 'com.apple.intents-service'
      """
    #expect(try app.report("wrong-extension-point") == expected)
  }
}
