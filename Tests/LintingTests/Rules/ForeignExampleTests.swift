import Testing

/// `foreign-example`
@Suite struct ForeignExampleTests {
  @Test func englishInAChineseFile() throws {
    let app = try WalksApp()
    try app.replace(
      "用走走给小明发消息", by: "Send a message to Sam saying hello with 走走", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:44:17: warning: 'Send a message to Sam saying hello with 走走' is understood in en, and stands in zh-Hans [foreign-example]
        <string>Send a message to Sam saying hello with 走走</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: say it in the language of its folder
      """
    #expect(try app.report("foreign-example") == expected)
  }

  @Test func aLanguageThatNobodySpeaks() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.vocabulary, to: "de.lproj/AppIntentVocabulary.plist")
    let expected = """
      de.lproj/AppIntentVocabulary.plist:38:17: warning: 'Book a sports car with Walks' is understood in en, and stands in de [foreign-example]
        <string>Book a sports car with Walks</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: say it in the language of its folder
      de.lproj/AppIntentVocabulary.plist:39:17: warning: 'Get a Walks ride home' is understood in en, and stands in de [foreign-example]
        <string>Get a Walks ride home</string>
                ^~~~~~~~~~~~~~~~~~~~~
        fix: say it in the language of its folder
      de.lproj/AppIntentVocabulary.plist:46:17: warning: 'Send a message to Sam with Walks' is understood in en, and stands in de [foreign-example]
        <string>Send a message to Sam with Walks</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: say it in the language of its folder
      """
    #expect(try app.report("foreign-example") == expected)
  }
}
