import Testing

/// `common-word-name`
@Suite struct CommonWordNameTests {
  @Test func aMessengerCalledMessages() throws {
    let app = try WalksApp()
    try app.replace("<string>Walks</string>", by: "<string>Messages</string>", in: "App/Info.plist")
    try app.replace(
      "  <key>INAlternativeAppNames</key>\n  <array>\n    <dict><key>INAlternativeAppName</key><string>Walks Pro</string></dict>\n  </array>\n",
      by: "", in: "App/Info.plist")
    let expected = """
      App/Info.plist:6:41: warning: the app is called 'Messages', which is a common word, and has no INAlternativeAppNames [common-word-name]
        <key>CFBundleDisplayName</key><string>Messages</string>
                                              ^~~~~~~~
        fix: add INAlternativeAppNames with a name that is no common word
      """
    #expect(try app.report("common-word-name") == expected)
  }

  @Test func anAlternativeNameHelps() throws {
    let app = try WalksApp()
    try app.replace("<string>Walks</string>", by: "<string>Messages</string>", in: "App/Info.plist")
    #expect(try app.report("common-word-name").isEmpty)
  }
}
