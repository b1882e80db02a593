import Testing

/// `untried-examples`
@Suite struct UntriedExamplesTests {
  @Test func noExtension() throws {
    let app = try WalksApp()
    try app.remove("Extension/Info.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:3:1: note: no Info.plist of an Intents extension lies beside this vocabulary and 1 more: their examples weren't tried [untried-examples]
        <dict>
        ^~~~~~
        fix: name the folder of the app, with its Info.plist and that of its extension
      """
    #expect(try app.report("untried-examples") == expected)
  }
}
