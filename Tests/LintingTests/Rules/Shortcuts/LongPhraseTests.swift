import Testing

/// `long-phrase`
@Suite struct LongPhraseTests {
  @Test func fourWords() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""Get me some tea""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:8:40: warning: 'Get me some tea' has 4 words [long-phrase]
        intent.suggestedInvocationPhrase = "Get me some tea"
                                           ^~~~~~~~~~~~~~~~~
        fix: suggest two or three words
      """
    let report = try app.report("long-phrase")
    #expect(report == expected)
  }

  @Test func withoutSpaces() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""给我来一杯龙井茶""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:8:40: warning: '给我来一杯龙井茶' has 4 words [long-phrase]
        intent.suggestedInvocationPhrase = "给我来一杯龙井茶"
                                           ^~~~~~~~~~~~~~~~~~
        fix: suggest two or three words
      """
    let report = try app.report("long-phrase")
    #expect(report == expected)
  }

  @Test func threeWords() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""Order my tea""#, in: TeaFiles.sourcePath)
    #expect(try app.report("long-phrase").isEmpty)
  }

  @Test func aKeyIsNoPhrase() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      #""Tea time""#, by: #"NSLocalizedString("the phrase of an order", comment: "")"#, in: TeaFiles.sourcePath)
    #expect(try app.report("long-phrase").isEmpty)
  }
}
