import Testing

/// `intent-in-two-extensions`
@Suite struct IntentInTwoExtensionsTests {
  @Test func twoExtensionsOfOneApp() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.extensionInfo.replacing("walks.intents", with: "walks.more"), to: "More/Info.plist")
    let expected = """
      More/Info.plist:11:17: error: 'INRequestRideIntent' stands in 'Extension/Info.plist' too [intent-in-two-extensions]
        <string>INRequestRideIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: leave it with one of the two extensions
      More/Info.plist:12:17: error: 'INSendMessageIntent' stands in 'Extension/Info.plist' too [intent-in-two-extensions]
        <string>INSendMessageIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: leave it with one of the two extensions
      """
    #expect(try app.report("intent-in-two-extensions") == expected)
  }

  @Test func oneOfThemForTheWatchIsFine() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.extensionInfo, to: "WatchExtension/Info.plist")
    #expect(try app.report("intent-in-two-extensions").isEmpty)
  }
}
