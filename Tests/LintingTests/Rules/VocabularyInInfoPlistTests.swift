import Testing

/// `vocabulary-in-info-plist`
@Suite struct VocabularyInInfoPlistTests {
  @Test func examplesAmongTheAttributes() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>IntentsSupported</key>", by: "<key>IntentPhrases</key><array/>\n      <key>IntentsSupported</key>",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:9:12: error: Siri doesn't read 'IntentPhrases' from an Info.plist [vocabulary-in-info-plist]
        <key>IntentPhrases</key><array/>
             ^~~~~~~~~~~~~
        fix: move it to AppIntentVocabulary.plist in the app's <language>.lproj
      """
    #expect(try app.report("vocabulary-in-info-plist") == expected)
  }
}
