import Testing

/// `unknown-term-in-example`
@Suite struct UnknownTermInExampleTests {
  @Test func aWorkoutThatNobodyKnows() throws {
    let app = try WalksApp()
    try app.replace("INSendMessageIntent", by: "INEndWorkoutIntent", in: "Extension/Info.plist")
    try app.replace("INSendMessageIntent", by: "INEndWorkoutIntent", in: "en.lproj/AppIntentVocabulary.plist")
    try app.replace(
      "Send a message to Sam with Walks", by: "Stop my timer workout with Walks",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:46:17: warning: in 'Stop my timer workout with Walks' a term for workoutName is expected at 'timer workout with Walks', and the vocabulary has none like it [unknown-term-in-example]
        <string>Stop my timer workout with Walks</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: add the term to ParameterVocabularies of this language, or say one that stands there
      """
    #expect(try app.report("unknown-term-in-example") == expected)
  }
}
