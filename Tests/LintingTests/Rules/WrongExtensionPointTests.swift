import SimLinting
import Testing

/// `wrong-extension-point`
@Suite struct WrongExtensionPointTests {
  @Test func aMisspeltPoint() throws {
    let app = try WalksApp()
    try app.replace("com.apple.intents-service", by: "com.apple.intent-service", in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:19:50: error: 'com.apple.intent-service' is no extension point [wrong-extension-point]
        <key>NSExtensionPointIdentifier</key><string>com.apple.intent-service</string>
                                                     ^~~~~~~~~~~~~~~~~~~~~~~~
        fix: write 'com.apple.intents-service'
      """
    #expect(try app.report("wrong-extension-point") == expected)
  }

  @Test func noPoint() throws {
    let app = try WalksApp()
    try app.replace(
      "    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>\n", by: "",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:6:3: error: 'NSExtension' has no 'NSExtensionPointIdentifier' [wrong-extension-point]
        <dict>
        ^~~~~~
        fix: add it with the value 'com.apple.intents-service'
      """
    #expect(try app.report("wrong-extension-point") == expected)
  }

  /// What else is wrong with the extension and the app is told with it.
  @Test(arguments: ["com.apple.intent-service", "com.apple.intents", "example.siri"])
  func itHidesNothingElse(_ point: String) throws {
    let app = try WalksApp()
    try app.replace("com.apple.intents-service", by: point, in: "Extension/Info.plist")
    try app.replace("$(PRODUCT_MODULE_NAME).IntentHandler", by: " ", in: "Extension/Info.plist")
    try app.replace(
      "<key>NSSiriUsageDescription</key><string>Walks gets you there.</string>", by: "", in: "App/Info.plist")
    try app.replace("Get a Walks ride home", by: "Get a ride home", in: "en.lproj/AppIntentVocabulary.plist")
    try app.replace("walks.truck", by: "walks.lorry", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let rules = Set(try app.result().findings.map(\.rule))
    #expect(
      rules == [
        "wrong-extension-point", "missing-principal-class", "missing-usage-description", "example-without-name",
        "identifiers-differ",
      ])
  }

  /// An extension that shares lists the intents by which people are suggested.
  @Test func anExtensionOfAnotherKindIsNoneOfSiris() throws {
    let app = try WalksApp()
    let share = WalksFiles.extensionInfo.replacing("com.apple.intents-service", with: "com.apple.share-services")
    try app.write(share, to: "Share/Info.plist")
    #expect(try app.result().findings.isEmpty)
  }
}
