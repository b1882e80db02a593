import Testing

/// `vocabularies-out-of-step`
@Suite struct OutOfStepTests {
  @Test func aListInOneLanguageAlone() throws {
    let app = try WalksApp()
    try app.replace(
      "<array><string>INRequestRideIntent.rideOptionName</string></array>",
      by:
        "<array><string>INRequestRideIntent.rideOptionName</string><string>INStartWorkoutIntent.workoutName</string></array>",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:3:1: warning: no terms for 'INStartWorkoutIntent.workoutName', for which en has some [vocabularies-out-of-step]
        <dict>
        ^~~~~~
        fix: add the list with the terms of this language
      """
    #expect(try app.report("vocabularies-out-of-step") == expected)
  }
}
