import Testing

/// `pronunciation-spelling`
@Suite struct PronunciationSpellingTests {
  @Test func pinyinWithoutTones() throws {
    let app = try WalksApp()
    try app.replace("pao3 che1", by: "pao3 che", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:17:61: warning: 'che' is no syllable of pinyin with a tone from 1 to 5 [pronunciation-spelling]
        <key>VocabularyItemPronunciation</key><string>pao3 che</string>
                                                      ^~~~~~~~
        fix: write syllables with their tones, like 'ping2 guo3'
      """
    #expect(try app.report("pronunciation-spelling") == expected)
  }
}
