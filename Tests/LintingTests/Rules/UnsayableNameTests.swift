import Testing

/// `unsayable-name`
@Suite struct UnsayableNameTests {
  @Test func marksAlone() throws {
    let app = try WalksApp()
    try app.replace("Walks Pro", by: "…!", in: "App/Info.plist")
    let expected = """
      App/Info.plist:10:50: warning: 'INAlternativeAppName' is '…!', which holds no letter, digit or sign that could be said [unsayable-name]
        <dict><key>INAlternativeAppName</key><string>…!</string></dict>
                                                     ^~
        fix: write what people say
      """
    #expect(try app.report("unsayable-name") == expected)
  }

  @Test func moreWordsThanAName() throws {
    let app = try WalksApp()
    try app.replace("roadster", by: String(repeating: "very ", count: 17), in: "en.lproj/AppIntentVocabulary.plist")
    #expect(try app.report("unsayable-name").contains("which has 17 words; a name has at most 16"))
  }
}
