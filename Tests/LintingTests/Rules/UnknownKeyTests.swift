import Testing

/// `unknown-key`
@Suite struct UnknownKeyTests {
  @Test func aMisspeltKey() throws {
    let app = try WalksApp()
    try app.replace("IntentExamples", by: "IntentExample", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:36:12: warning: nobody reads the key 'IntentExample' in IntentPhrases; expected IntentName, IntentExamples [unknown-key]
        <key>IntentExample</key>
             ^~~~~~~~~~~~~
        fix: write 'IntentExamples'
      """
    #expect(try app.report("unknown-key") == expected)
  }

  @Test func aKeyOfAnotherLevel() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>VocabularyItemIdentifier</key><string>walks.truck</string>",
      by:
        "<key>VocabularyItemIdentifier</key><string>walks.truck</string>\n          <key>VocabularyItemPhrase</key><string>lorry</string>",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:24:16: warning: nobody reads the key 'VocabularyItemPhrase' in ParameterVocabulary; expected VocabularyItemIdentifier, VocabularyItemSynonyms [unknown-key]
        <key>VocabularyItemPhrase</key><string>lorry</string>
             ^~~~~~~~~~~~~~~~~~~~
        fix: 'VocabularyItemPhrase' stands in an element of VocabularyItemSynonyms: move it there
      """
    #expect(try app.report("unknown-key") == expected)
  }
}
