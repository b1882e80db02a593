import Testing

/// `reserved-phrase`
@Suite struct ReservedPhraseTests {
  @Test func aCommand() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""Set a timer""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:8:40: warning: 'Set a timer' is a command of Siri's own [reserved-phrase]
        intent.suggestedInvocationPhrase = "Set a timer"
                                           ^~~~~~~~~~~~~
        fix: suggest what only this app does
      """
    let report = try app.report("reserved-phrase")
    #expect(report == expected)
  }

  @Test func whatBeginsLikeOne() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""Call Wang""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:8:40: warning: 'Call Wang' is a command of Siri's own [reserved-phrase]
        intent.suggestedInvocationPhrase = "Call Wang"
                                           ^~~~~~~~~~~
        fix: suggest what only this app does
      """
    let report = try app.report("reserved-phrase")
    #expect(report == expected)
  }

  @Test func aWordThatBeginsOne() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""Call""#, in: TeaFiles.sourcePath)
    #expect(try app.report("reserved-phrase").isEmpty)
  }
}
