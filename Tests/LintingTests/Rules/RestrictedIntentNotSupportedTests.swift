import Testing

/// `restricted-intent-not-supported`
@Suite struct RestrictedIntentNotSupportedTests {
  @Test func anIntentThatIsNotOffered() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>IntentsRestrictedWhileLocked</key>\n      <array>\n        <string>INRequestRideIntent",
      by: "<key>IntentsRestrictedWhileLocked</key>\n      <array>\n        <string>INSendPaymentIntent",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:16:17: error: 'INSendPaymentIntent' is restricted while locked, and doesn't stand in IntentsSupported [restricted-intent-not-supported]
        <string>INSendPaymentIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: add it to IntentsSupported, or remove it here
      """
    #expect(try app.report("restricted-intent-not-supported") == expected)
  }

  @Test func aMisspeltOne() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>IntentsRestrictedWhileLocked</key>\n      <array>\n        <string>INRequestRideIntent",
      by: "<key>IntentsRestrictedWhileLocked</key>\n      <array>\n        <string>INSendMessagesIntent",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:16:17: error: 'INSendMessagesIntent' is restricted while locked, and doesn't stand in IntentsSupported [restricted-intent-not-supported]
        <string>INSendMessagesIntent</string>
                ^~~~~~~~~~~~~~~~~~~~
        fix: write 'INSendMessageIntent'
      """
    #expect(try app.report("restricted-intent-not-supported") == expected)
  }
}
