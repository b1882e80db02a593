import Testing

/// `alternative-name-clash`
@Suite struct AlternativeNameClashTests {
  @Test func theAppsOwnName() throws {
    let app = try WalksApp()
    try app.replace("Walks Pro", by: "walks", in: "App/Info.plist")
    let expected = """
      App/Info.plist:10:50: warning: the alternative name 'walks' is a name that the app has anyway [alternative-name-clash]
        <dict><key>INAlternativeAppName</key><string>walks</string></dict>
                                                     ^~~~~
        fix: remove it
      """
    #expect(try app.report("alternative-name-clash") == expected)
  }

  @Test func anotherAppsName() throws {
    let app = try WalksApp()
    try app.addSecond()
    try app.replace("Walks Pro", by: "Strolls", in: "First/App/Info.plist")
    let expected = """
      First/App/Info.plist:10:50: error: the alternative name 'Strolls' is a name of 'Strolls' [alternative-name-clash]
        <dict><key>INAlternativeAppName</key><string>Strolls</string></dict>
                                                     ^~~~~~~
        fix: choose a name that is the app's own
      """
    #expect(try app.report("alternative-name-clash") == expected)
  }
}
