import Testing

/// `missing-key`
@Suite struct MissingKeyTests {
  @Test func aListWithoutParameterNames() throws {
    let app = try WalksApp()
    try app.replace(
      "      <key>ParameterNames</key>\n      <array><string>INRequestRideIntent.rideOptionName</string></array>\n",
      by: "", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:6:5: error: a list of terms has no 'ParameterNames' [missing-key]
        <dict>
        ^~~~~~
        fix: add the key 'ParameterNames'
      """
    #expect(try app.report("missing-key") == expected)
  }

  @Test func anAlternativeNameWithoutItsName() throws {
    let app = try WalksApp()
    try app.replace(
      "INAlternativeAppName</key><string>Walks Pro", by: "INAlternativeAppNamePronunciationHint</key><string>walks pro",
      in: "App/Info.plist")
    let expected = """
      App/Info.plist:10:5: error: an alternative name has no 'INAlternativeAppName' [missing-key]
        <dict><key>INAlternativeAppNamePronunciationHint</key><string>walks pro</string></dict>
        ^~~~~~
        fix: add the key 'INAlternativeAppName'
      """
    #expect(try app.report("missing-key") == expected)
  }
}
