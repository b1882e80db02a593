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

  /// The system reads strings there, and installs nothing whose identifier is a number.
  @Test(arguments: ["CFBundleIdentifier", "CFBundleDisplayName"])
  func aNumberInAnInfoPlistIsNoString(_ key: String) throws {
    let app = try WalksApp()
    let line = try #require(
      try app.read("App/Info.plist").split(separator: "\n").first { $0.contains("<key>\(key)</key>") })
    try app.replace(String(line), by: "  <key>\(key)</key><integer>1984</integer>", in: "App/Info.plist")
    #expect(try app.report("wrong-type").contains("error: '\(key)' is a number; expected a string [wrong-type]"))
  }
}
