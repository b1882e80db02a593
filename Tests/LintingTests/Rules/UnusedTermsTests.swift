import Testing

/// `unused-terms`
@Suite struct UnusedTermsTests {
  @Test func noExampleUsesATerm() throws {
    let app = try WalksApp()
    try app.replace("Book a sports car with Walks", by: "Book a Walks ride", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:8:22: note: none of the 3 terms for 'INRequestRideIntent.rideOptionName' stands in an example [unused-terms]
        <array><string>INRequestRideIntent.rideOptionName</string></array>
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: add an example with one of them to IntentExamples or VocabularyItemExamples
      """
    #expect(try app.report("unused-terms") == expected)
  }
}
