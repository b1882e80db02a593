import Testing

/// `generic-term`
@Suite struct GenericTermTests {
  @Test func aCarThatIsCalledCar() throws {
    let app = try WalksApp()
    try app.replace("<string>truck</string>", by: "<string>car</string>", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:26:58: warning: 'car' is a word for many things [generic-term]
        <dict><key>VocabularyItemPhrase</key><string>car</string></dict>
                                                     ^~~
        fix: add what tells it from the others, or remove it
      """
    #expect(try app.report("generic-term") == expected)
  }

  @Test func inChinese() throws {
    let app = try WalksApp()
    try app.replace("<string>卡车</string>", by: "<string>车</string>", in: "zh-Hans.lproj/AppIntentVocabulary.plist")
    let expected = """
      zh-Hans.lproj/AppIntentVocabulary.plist:25:58: warning: '车' is a word for many things [generic-term]
        <dict><key>VocabularyItemPhrase</key><string>车</string></dict>
                                                     ^~
        fix: add what tells it from the others, or remove it
      """
    #expect(try app.report("generic-term") == expected)
  }
}
