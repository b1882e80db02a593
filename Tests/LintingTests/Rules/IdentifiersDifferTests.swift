import Testing

/// `identifiers-differ`
@Suite struct IdentifiersDifferTests {
  @Test func aTranslatedIdentifier() throws {
    let app = try WalksApp()
    try app.replace("walks.truck", by: "走走.卡车", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:8:22: error: the terms 'walks.truck' of en are missing here [identifiers-differ]
        <array><string>INRequestRideIntent.rideOptionName</string></array>
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: give each of them its synonyms in this language, under the same identifier
      zh-Hans.lproj/AppIntentVocabulary.plist:22:54: error: the identifier '走走.卡车' doesn't stand in en [identifiers-differ]
        <key>VocabularyItemIdentifier</key><string>走走.卡车</string>
                                                   ^~~~~~~~~
        fix: write 'walks.truck'
      """
    #expect(try app.report("identifiers-differ") == expected)
  }
}
