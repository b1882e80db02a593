import Testing

/// `repeated-intent`
@Suite struct RepeatedIntentTests {
  @Test func oneIntentTwice() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>INSendMessageIntent</string>",
      by: "<string>INSendMessageIntent</string>\n        <string>INRequestRideIntent</string>",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:13:17: warning: 'INRequestRideIntent' stands here a second time [repeated-intent]
        <string>INRequestRideIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: remove it
      """
    #expect(try app.report("repeated-intent") == expected)
  }
}
