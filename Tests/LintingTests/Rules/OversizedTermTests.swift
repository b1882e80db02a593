import Testing

/// `oversized-term`
@Suite struct OversizedTermTests {
  @Test func aNovel() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>roadster", by: "<string>" + String(repeating: "long ", count: 300),
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:19:58: error: the term has 1500 bytes; Siri takes 1024 [oversized-term]
        <dict><key>VocabularyItemPhrase</key><string>long long long long long long long long long long l…
                                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: keep what people say of it
      """
    #expect(try app.report("oversized-term") == expected)
  }
}
