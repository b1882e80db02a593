import Testing

/// `example-collision`
@Suite struct ExampleCollisionTests {
  @Test func twoAppsWithOneExample() throws {
    let app = try WalksApp()
    try app.addSecond()
    try app.replace("Get a Walks ride home", by: "Get a ride home", in: "First/en.lproj/AppIntentVocabulary.plist")
    try app.replace("Get a Strolls ride home", by: "Get a ride home", in: "Second/en.lproj/AppIntentVocabulary.plist")
    let expected = """
      Second/en.lproj/AppIntentVocabulary.plist:39:17: warning: 'Get a ride home' is an example of 'Walks' too [example-collision]
        <string>Get a ride home</string>
                ^~~~~~~~~~~~~~~
        fix: say the app's name in both
      """
    #expect(try app.report("example-collision") == expected)
  }
}
