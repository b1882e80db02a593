import Testing

/// `examples-of-unsupported-intent`
@Suite struct ExamplesOfUnsupportedIntentTests {
  @Test func anIntentOfAnotherApp() throws {
    let app = try WalksApp()
    try app.replace("INSendMessageIntent", by: "INSendPaymentIntent", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:43:36: warning: 'Walks' doesn't offer 'INSendPaymentIntent' [examples-of-unsupported-intent]
        <key>IntentName</key><string>INSendPaymentIntent</string>
                                     ^~~~~~~~~~~~~~~~~~~
        fix: add it to IntentsSupported of the extension, or remove the examples
      """
    #expect(try app.report("examples-of-unsupported-intent") == expected)
  }

  @Test func aParameterInThePlaceOfAnIntent() throws {
    let app = try WalksApp()
    try app.replace("INSendMessageIntent", by: "INSendMessageIntent.content", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:43:36: warning: 'INSendMessageIntent.content' is no intent [examples-of-unsupported-intent]
        <key>IntentName</key><string>INSendMessageIntent.content</string>
                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: write 'INSendMessageIntent'
      """
    #expect(try app.report("examples-of-unsupported-intent") == expected)
  }
}
