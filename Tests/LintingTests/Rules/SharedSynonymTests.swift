import Testing

/// `shared-synonym`
@Suite struct SharedSynonymTests {
  @Test func onePhraseOfTwoTerms() throws {
    let app = try WalksApp()
    try app.replace("<string>truck</string>", by: "<string>roadster</string>", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:26:58: warning: 'roadster' is a synonym of 'walks.sports' too [shared-synonym]
        <dict><key>VocabularyItemPhrase</key><string>roadster</string></dict>
                                                     ^~~~~~~~
        fix: keep it with one of the two terms
      """
    #expect(try app.report("shared-synonym") == expected)
  }
}
