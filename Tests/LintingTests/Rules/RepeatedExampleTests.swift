import Testing

/// `repeated-example`
@Suite struct RepeatedExampleTests {
  @Test func underOneIntent() throws {
    let app = try WalksApp()
    try app.replace(
      "Get a Walks ride home", by: "book a sports car with Walks!", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:39:17: warning: 'book a sports car with Walks!' stands here a second time [repeated-example]
        <string>book a sports car with Walks!</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: remove one of the two
      """
    #expect(try app.report("repeated-example") == expected)
  }

  @Test func underTwo() throws {
    let app = try WalksApp()
    try app.replace(
      "Send a message to Sam with Walks", by: "Get a Walks ride home", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:46:17: warning: 'Get a Walks ride home' stands under INRequestRideIntent too [repeated-example]
        <string>Get a Walks ride home</string>
                ^~~~~~~~~~~~~~~~~~~~~
        fix: remove one of the two
      """
    #expect(try app.report("repeated-example") == expected)
  }
}
