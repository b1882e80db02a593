import Testing

/// `unknown-intent`
@Suite struct UnknownIntentTests {
  @Test func aMisspeltIntent() throws {
    let app = try WalksApp()
    try app.replace("INSendMessageIntent", by: "INSendMesageIntent", in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:12:17: warning: SiriKit has no intent 'INSendMesageIntent' [unknown-intent]
        <string>INSendMesageIntent</string>
                ^~~~~~~~~~~~~~~~~~
        fix: write 'INSendMessageIntent'
      """
    #expect(try app.report("unknown-intent") == expected)
  }

  @Test func aSpaceBehindAName() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>INSendMessageIntent</string>", by: "<string>INSendMessageIntent </string>",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:43:36: warning: 'INSendMessageIntent ' has spaces around it [unknown-intent]
        <key>IntentName</key><string>INSendMessageIntent </string>
                                     ^~~~~~~~~~~~~~~~~~~~
        fix: write 'INSendMessageIntent'
      """
    #expect(try app.report("unknown-intent") == expected)
  }
}
