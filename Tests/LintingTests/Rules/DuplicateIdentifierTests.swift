import Testing

/// `duplicate-identifier`
@Suite struct DuplicateIdentifierTests {
  @Test func twoTermsOfOneIdentifier() throws {
    let app = try WalksApp()
    try app.replace("walks.truck", by: "walks.sports", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:23:54: error: the identifier 'walks.sports' is that of the term 'sports car' too [duplicate-identifier]
        <key>VocabularyItemIdentifier</key><string>walks.sports</string>
                                                   ^~~~~~~~~~~~
        fix: make the terms synonyms of one, or give each its own identifier
      """
    #expect(try app.report("duplicate-identifier") == expected)
  }
}
