import Testing

/// `repeated-synonym`
@Suite struct RepeatedSynonymTests {
  @Test func oneThatIsSaidLikeAnother() throws {
    let app = try WalksApp()
    try app.replace("roadster", by: "Sports-Car", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:19:58: warning: the synonym 'Sports-Car' is said like 'sports car' [repeated-synonym]
        <dict><key>VocabularyItemPhrase</key><string>Sports-Car</string></dict>
                                                     ^~~~~~~~~~
        fix: remove the synonym
      """
    #expect(try app.report("repeated-synonym") == expected)
  }
}
