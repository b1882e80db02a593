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

  // MARK: Names that stand in the build settings

  private static let vocabulary = "Patio/en.lproj/AppIntentVocabulary.plist"

  @Test func theProjectSaysWhatTheVariableStandsFor() throws {
    let app = try WalksApp(PatioProject.files)
    #expect(try app.report("example-without-name").isEmpty)
    try app.replace("Get a Patio ride home", by: "Get a Balcony ride home", in: Self.vocabulary)
    let expected = """
      Patio/en.lproj/AppIntentVocabulary.plist:8:47: warning: 'Get a Balcony ride home' doesn't say 'Patio' [example-without-name]
        <key>IntentExamples</key><array><string>Get a Balcony ride home</string></array>
                                                ^~~~~~~~~~~~~~~~~~~~~~~
        fix: say the app's name in it, '… Patio'
      """
    #expect(try app.report("example-without-name") == expected)
  }

  /// Without the project nobody knows the name: an example may say it with a word that Siri doesn't know, and one that has
  /// none doesn't say it.
  @Test func whatNobodyKnowsIsNeitherSilentNorInvented() throws {
    let app = try WalksApp(PatioProject.files.filter { !$0.key.hasSuffix(".pbxproj") })
    try app.replace("Get a Patio ride home", by: "Get a Balcony ride home", in: Self.vocabulary)
    #expect(try app.report("example-without-name").isEmpty)
    try app.replace("Get a Balcony ride home", by: "Book a ride", in: Self.vocabulary)
    let expected = """
      Patio/en.lproj/AppIntentVocabulary.plist:8:47: warning: 'Book a ride' doesn't say the app's name, whatever the build settings make it [example-without-name]
        <key>IntentExamples</key><array><string>Book a ride</string></array>
                                                ^~~~~~~~~~~
        fix: say the app's name in it
      """
    #expect(try app.report("example-without-name") == expected)
  }
}
