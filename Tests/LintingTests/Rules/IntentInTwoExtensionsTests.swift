import SimAppFiles
import SimLinting
import Testing

/// `intent-in-two-extensions`
@Suite struct IntentInTwoExtensionsTests {
  @Test func twoExtensionsOfOneApp() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.extensionInfo.replacing("walks.intents", with: "walks.more"), to: "More/Info.plist")
    let expected = """
      More/Info.plist:11:17: error: 'INRequestRideIntent' stands in 'Extension/Info.plist' too [intent-in-two-extensions]
        <string>INRequestRideIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: leave it with one of the two extensions
      More/Info.plist:12:17: error: 'INSendMessageIntent' stands in 'Extension/Info.plist' too [intent-in-two-extensions]
        <string>INSendMessageIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: leave it with one of the two extensions
      """
    #expect(try app.report("intent-in-two-extensions") == expected)
  }

  @Test func oneOfThemForTheWatchIsFine() throws {
    let app = try WalksApp()
    try app.write(WalksFiles.extensionInfo, to: "WatchExtension/Info.plist")
    #expect(try app.report("intent-in-two-extensions").isEmpty)
  }

  /// Nothing in the names of target, file or identifier tells; the project does.
  @Test func whatTheProjectBuildsForTheWatchIsFine() throws {
    let app = try WalksApp(PatioProject.files)
    try app.write(PatioProject.extensionInfo, to: "Companion/Info.plist")
    #expect(try app.subject().apps.map(\.loaded.extensionPlists.count) == [2])
    #expect(try app.report("intent-in-two-extensions").isEmpty)
    let forPhone = PatioProject.project.replacing(
      "INFOPLIST_FILE = Companion/Info.plist; SDKROOT = watchos;", with: "INFOPLIST_FILE = Companion/Info.plist;")
    try app.write(forPhone, to: "Patio.xcodeproj/project.pbxproj")
    #expect(try app.report("intent-in-two-extensions").contains("'INRequestRideIntent' stands in"))
  }

  @Test func oneWhoseIdentifierBeginsWithTheWatchAppsIsFine() throws {
    let app = try WalksApp()
    let watchApp = WalksFiles.appInfo.replacing("com.example.walks<", with: "com.example.walks.mini<")
      .replacing(
        "<dict>\n  <key>CFBundleIdentifier",
        with: "<dict>\n  <key>WKApplication</key><true/>\n  <key>CFBundleIdentifier")
    try app.write(watchApp, to: "Mini/Info.plist")
    try app.write(
      WalksFiles.extensionInfo.replacing("walks.intents", with: "walks.mini.intents"), to: "MiniIntents/Info.plist")
    #expect(try app.report("intent-in-two-extensions").isEmpty)
  }
}
