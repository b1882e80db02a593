import Testing

/// `missing-phrase`
@Suite struct MissingPhraseTests {
  @Test func anEmptyPhrase() throws {
    let app = try WalksApp()
    try app.replace("<string>roadster</string>", by: "<string> </string>", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:19:58: error: a synonym of the term 'walks.sports' has no phrase [missing-phrase]
        <dict><key>VocabularyItemPhrase</key><string> </string></dict>
                                                     ^
        fix: add 'VocabularyItemPhrase', or remove the synonym
      """
    #expect(try app.report("missing-phrase") == expected)
  }

  @Test func aTermWithoutAnIdentifierHasNoName() throws {
    let app = try WalksApp()
    try app.replace("<string>walks.sports</string>", by: "<string></string>", in: "en.lproj/AppIntentVocabulary.plist")
    try app.replace("<string>roadster</string>", by: "<string> </string>", in: "en.lproj/AppIntentVocabulary.plist")
    #expect(try app.report("missing-phrase").contains("error: a synonym of a term has no phrase [missing-phrase]"))
  }

  @Test func noSynonyms() throws {
    let app = try WalksApp()
    try app.replace(
      "        <array>\n            <dict><key>VocabularyItemPhrase</key><string>truck</string></dict>\n          </array>",
      by: "        <array/>", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:23:54: error: the term 'walks.truck' has no synonyms [missing-phrase]
        <key>VocabularyItemIdentifier</key><string>walks.truck</string>
                                                   ^~~~~~~~~~~
        fix: add 'VocabularyItemSynonyms' with a 'VocabularyItemPhrase'
      """
    #expect(try app.report("missing-phrase") == expected)
  }
}
