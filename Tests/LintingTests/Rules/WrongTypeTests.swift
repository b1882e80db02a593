import Testing

/// `wrong-type`
@Suite struct WrongTypeTests {
  @Test func aStringInThePlaceOfAnArray() throws {
    let app = try WalksApp()
    try app.replace(
      "<array>\n        <string>Send a message to Sam with Walks</string>\n      </array>",
      by: "<string>Send a message to Sam with Walks</string>", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:45:7: error: 'IntentExamples' is a string; expected an array [wrong-type]
        <string>Send a message to Sam with Walks</string>
        ^~~~~~~~
        fix: make it an array
      """
    #expect(try app.report("wrong-type") == expected)
  }
}
