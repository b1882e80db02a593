import Testing

/// `incomplete-ride-intents`
@Suite struct IncompleteRideIntentsTests {
  @Test func optionsWithoutTheStatus() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>INSendMessageIntent</string>", by: "<string>INListRideOptionsIntent</string>", in: "Extension/Info.plist"
    )
    let expected = """
      Extension/Info.plist:12:17: warning: Maps needs 'INGetRideStatusIntent' beside INListRideOptionsIntent [incomplete-ride-intents]
        <string>INListRideOptionsIntent</string>
                ^~~~~~~~~~~~~~~~~~~~~~~
        fix: handle them too, and add them to IntentsSupported
      """
    #expect(try app.report("incomplete-ride-intents") == expected)
  }
}
