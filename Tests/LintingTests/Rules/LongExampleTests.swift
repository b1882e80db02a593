import Testing

/// `long-example`
@Suite struct LongExampleTests {
  @Test func elevenWords() throws {
    let app = try WalksApp()
    try app.replace(
      "Get a Walks ride home", by: "Get a Walks ride home for two people tomorrow at ten",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:39:17: warning: the example has 11 words; 10 are enough [long-example]
        <string>Get a Walks ride home for two people tomorrow at ten</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: leave out what the app would ask for
      """
    #expect(try app.report("long-example") == expected)
  }
}
