import Testing

/// `misunderstood-example`
@Suite struct MisunderstoodExampleTests {
  @Test func asNothing() throws {
    let app = try WalksApp()
    try app.replace(
      "Get a Walks ride home", by: "Colourless green Walks sleep furiously", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:39:17: warning: 'Colourless green Walks sleep furiously' is not understood as INRequestRideIntent [misunderstood-example]
        <string>Colourless green Walks sleep furiously</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: say it in another way; 'sirisim explain' shows how far it is understood
      """
    #expect(try app.report("misunderstood-example").replacing(/phrases:\d+/, with: "phrases:7") == expected)
  }

  @Test func asAnotherIntent() throws {
    let app = try WalksApp()
    try app.replace("Get a Walks ride home", by: "Text Sam hello with Walks", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:39:17: warning: 'Text Sam hello with Walks' is understood as INSendMessageIntent (en/phrases/INSendMessageIntent/recipients_content.phrases:7), not as INRequestRideIntent [misunderstood-example]
        <string>Text Sam hello with Walks</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~
        fix: say what tells the two apart, or list it under INSendMessageIntent
      """
    #expect(try app.report("misunderstood-example").replacing(/phrases:\d+/, with: "phrases:7") == expected)
  }
}
