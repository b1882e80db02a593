import Testing

/// `term-collision`
@Suite struct TermCollisionTests {
  @Test func oneTermInTwoApps() throws {
    let app = try WalksApp()
    try app.addSecond()
    try app.replace("roadster", by: "buggy", in: "Second/en.lproj/AppIntentVocabulary.plist")
    try app.replace("truck", by: "lorry", in: "Second/en.lproj/AppIntentVocabulary.plist")
    try app.replace("<string>truck", by: "<string>lorry", in: "Second/en.lproj/AppIntentVocabulary.plist")
    let expected = """
      Second/en.lproj/AppIntentVocabulary.plist:16:54: note: 'sports car' is a term of 'Walks' too, for INRequestRideIntent.rideOptionName [term-collision]
        <key>VocabularyItemPhrase</key><string>sports car</string>
                                               ^~~~~~~~~~
        fix: nothing, where both apps have it; else a word of the app's own
      """
    #expect(try app.report("term-collision") == expected)
  }
}
