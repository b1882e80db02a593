import Testing

/// `example-without-name`
@Suite struct ExampleWithoutNameTests {
  @Test func noName() throws {
    let app = try WalksApp()
    try app.replace("Get a Walks ride home", by: "Get a ride home", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:39:17: warning: 'Get a ride home' doesn't say 'Walks' [example-without-name]
        <string>Get a ride home</string>
                ^~~~~~~~~~~~~~~
        fix: say the app's name in it, '… Walks'
      """
    #expect(try app.report("example-without-name") == expected)
  }

  @Test func anEndingDoesNotHurt() throws {
    let app = try WalksApp()
    try app.replace("Get a Walks ride home", by: "Walks'da bir araba", in: "en.lproj/AppIntentVocabulary.plist")
    #expect(try app.report("example-without-name").isEmpty)
  }
}
