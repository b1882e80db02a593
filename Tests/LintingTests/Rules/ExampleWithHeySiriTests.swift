import Testing

/// `example-with-hey-siri`
@Suite struct ExampleWithHeySiriTests {
  @Test func english() throws {
    let app = try WalksApp()
    try app.replace(
      "Get a Walks ride home", by: "Hey Siri, get a Walks ride home", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:39:17: warning: 'Hey Siri, get a Walks ride home' calls Siri [example-with-hey-siri]
        <string>Hey Siri, get a Walks ride home</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: write 'Get a Walks ride home'
      """
    #expect(try app.report("example-with-hey-siri") == expected)
  }

  @Test func chinese() throws {
    let app = try WalksApp()
    try app.replace("用走走给小明发消息", by: "嘿 Siri 用走走给小明发消息", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:44:17: warning: '嘿 Siri 用走走给小明发消息' calls Siri [example-with-hey-siri]
        <string>嘿 Siri 用走走给小明发消息</string>
                ^~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: write '用走走给小明发消息'
      """
    #expect(try app.report("example-with-hey-siri") == expected)
  }
}
