import Testing

/// `repeated-vocabulary`
@Suite struct RepeatedVocabularyTests {
  @Test func baseAndEnglish() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.vocabulary, to: "Base.lproj/AppIntentVocabulary.plist")
    let expected = """
      Base.lproj/AppIntentVocabulary.plist:3:1: warning: another vocabulary for en is 'en.lproj/AppIntentVocabulary.plist' [repeated-vocabulary]
        <dict>
        ^~~~~~
        fix: keep one of the two
      """
    #expect(try app.report("repeated-vocabulary") == expected)
  }
}
