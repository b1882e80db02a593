import Testing

/// `repeated-key`
@Suite struct RepeatedKeyTests {
  @Test func twoIdentifiersOfOneTerm() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>VocabularyItemIdentifier</key><string>walks.truck</string>",
      by:
        "<key>VocabularyItemIdentifier</key><string>walks.lorry</string>\n          <key>VocabularyItemIdentifier</key><string>walks.truck</string>",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:24:16: warning: the key 'VocabularyItemIdentifier' stands here a second time [repeated-key]
        <key>VocabularyItemIdentifier</key><string>walks.truck</string>
             ^~~~~~~~~~~~~~~~~~~~~~~~
        fix: remove one of the two
      """
    #expect(try app.report("repeated-key") == expected)
  }

  @Test func onePairOfAStringsFileTwice() throws {
    let app = try WalksApp()
    try app.write(
      "\"CFBundleDisplayName\" = \"Old\";\n\"CFBundleDisplayName\" = \"Walks\";\n", to: "en.lproj/InfoPlist.strings")
    let expected = """
      en.lproj/InfoPlist.strings:2:1: warning: the key 'CFBundleDisplayName' stands twice; the last one counts [repeated-key]
        "CFBundleDisplayName" = "Walks";
        ^
        fix: remove one of the two
      """
    #expect(try app.report("repeated-key") == expected)
  }
}
