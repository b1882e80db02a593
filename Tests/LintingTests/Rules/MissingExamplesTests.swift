import Testing

/// `missing-examples`
@Suite struct MissingExamplesTests {
  @Test func oneIntentOfOneLanguage() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>IntentName</key><string>INSendMessageIntent</string>",
      by: "<key>IntentName</key><string>INSearchForMessagesIntent</string>",
      in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:3:1: warning: Invalid Siri Support - No example phrase was provided for INSendMessageIntent in the "zh-Hans" language [missing-examples]
        <dict>
        ^~~~~~
        fix: add IntentExamples
      """
    #expect(try app.report("missing-examples") == expected)
  }

  @Test func aLanguageWithoutAVocabulary() throws {
    let app = try WalksApp()
    try app.write("\"CFBundleDisplayName\" = \"Walks\";\n", to: "de.lproj/InfoPlist.strings")
    let expected = """
      Extension/Info.plist:11:17: warning: Invalid Siri Support - No example phrase was provided for INRequestRideIntent in the "de" language, nor for 'INSendMessageIntent' [missing-examples]
        <string>INRequestRideIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: add de.lproj/AppIntentVocabulary.plist with IntentPhrases
      """
    #expect(try app.report("missing-examples") == expected)
  }
}
