import Testing

/// `useless-pronunciation`
@Suite struct UselessPronunciationTests {
  @Test func aHintThatRepeatsTheWord() throws {
    let app = try WalksApp()
    try app.replace("sports kar", by: "Sports car", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:17:61: warning: the pronunciation hint repeats 'sports car' [useless-pronunciation]
        <key>VocabularyItemPronunciation</key><string>Sports car</string>
                                                      ^~~~~~~~~~
        fix: spell the sound, or remove the key
      """
    #expect(try app.report("useless-pronunciation") == expected)
  }

  @Test func anEmptyHintOfAName() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>Walks Pro</string>",
      by: "<string>Walks Pro</string>\n      <key>INAlternativeAppNamePronunciationHint</key><string></string>",
      in: "App/Info.plist")
    let expected = """
      App/Info.plist:11:63: warning: the pronunciation hint is empty [useless-pronunciation]
        <key>INAlternativeAppNamePronunciationHint</key><string></string></dict>
                                                                ^
        fix: spell the sound, or remove the key
      """
    #expect(try app.report("useless-pronunciation") == expected)
  }
}
