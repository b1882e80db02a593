import Testing

/// `deprecated-intent`
@Suite struct DeprecatedIntentTests {
  @Test func photoSearch() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>INSendMessageIntent</string>", by: "<string>INSearchForPhotosIntent</string>", in: "Extension/Info.plist"
    )
    let expected = """
      Extension/Info.plist:12:17: note: INSearchForPhotosIntent is deprecated since iOS 15.0 [deprecated-intent]
        <string>INSearchForPhotosIntent</string>
                ^~~~~~~~~~~~~~~~~~~~~~~
        fix: nothing, while the app runs on earlier systems
      """
    #expect(try app.report("deprecated-intent") == expected)
  }
}
