import Testing

/// `phrase-with-hey-siri`
@Suite struct PhraseWithHeySiriTests {
  @Test func aCall() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""Hey Siri, tea time""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:8:40: warning: 'Hey Siri, tea time' calls Siri [phrase-with-hey-siri]
        intent.suggestedInvocationPhrase = "Hey Siri, tea time"
                                           ^~~~~~~~~~~~~~~~~~~~
        fix: write 'Tea time'
      """
    let report = try app.report("phrase-with-hey-siri")
    #expect(report == expected)
  }
}
