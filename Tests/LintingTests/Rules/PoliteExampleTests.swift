import Testing

/// `polite-example`
@Suite struct PoliteExampleTests {
  @Test func please() throws {
    let app = try WalksApp()
    try app.replace(
      "Get a Walks ride home", by: "Get a Walks ride home, please", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:39:17: warning: 'Get a Walks ride home, please' says 'please' [polite-example]
        <string>Get a Walks ride home, please</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: leave it out
      """
    #expect(try app.report("polite-example") == expected)
  }

  @Test func inChinese() throws {
    let app = try WalksApp()
    try app.replace("用走走给小明发消息", by: "麻烦你用走走给小明发消息", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:44:17: warning: '麻烦你用走走给小明发消息' says '麻烦你' [polite-example]
        <string>麻烦你用走走给小明发消息</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~
        fix: leave it out
      """
    #expect(try app.report("polite-example") == expected)
  }
}
