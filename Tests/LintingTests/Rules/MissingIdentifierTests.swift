import Testing

/// `missing-identifier`
@Suite struct MissingIdentifierTests {
  @Test func aTermWithoutOne() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>VocabularyItemIdentifier</key><string>walks.truck</string>\n", by: "",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:22:9: error: the term 'truck' has no identifier [missing-identifier]
        <dict>
        ^~~~~~
        fix: add 'VocabularyItemIdentifier' with the value that it has in every language
      """
    #expect(try app.report("missing-identifier") == expected)
  }
}
