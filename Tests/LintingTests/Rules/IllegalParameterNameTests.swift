import Testing

/// `illegal-parameter-name`
@Suite struct IllegalParameterNameTests {
  @Test func aMisspeltParameter() throws {
    let app = try WalksApp()
    try app.replace("rideOptionName", by: "rideOptionsName", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:8:22: error: 'INRequestRideIntent.rideOptionsName' takes no terms from a vocabulary file [illegal-parameter-name]
        <array><string>INRequestRideIntent.rideOptionsName</string></array>
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: write 'INRequestRideIntent.rideOptionName'
      """
    #expect(try app.report("illegal-parameter-name") == expected)
  }

  @Test func aParameterThatTakesNoTerms() throws {
    let app = try WalksApp()
    try app.replace(
      "INRequestRideIntent.rideOptionName", by: "INSendMessageIntent.content", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:8:22: error: 'INSendMessageIntent.content' takes no terms from a vocabulary file [illegal-parameter-name]
        <array><string>INSendMessageIntent.content</string></array>
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: register these words with INVocabulary when the app runs, or remove the list
      """
    #expect(try app.report("illegal-parameter-name") == expected)
  }

  @Test func aParameterOfAnotherIntent() throws {
    let app = try WalksApp()
    try app.replace(
      "INRequestRideIntent.rideOptionName", by: "INListRideOptionsIntent.rideOptionName",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:8:22: error: 'INListRideOptionsIntent.rideOptionName' takes no terms from a vocabulary file [illegal-parameter-name]
        <array><string>INListRideOptionsIntent.rideOptionName</string></array>
                       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: write 'INRequestRideIntent.rideOptionName'
      """
    #expect(try app.report("illegal-parameter-name") == expected)
  }
}
