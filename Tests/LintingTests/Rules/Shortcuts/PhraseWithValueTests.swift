import Testing

/// `phrase-with-value`
@Suite struct PhraseWithValueTests {
  @Test func anInterpolation() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""Order \(tea)""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:8:40: warning: 'Order \\(tea)' has a value in it, and can't be said with another one [phrase-with-value]
        intent.suggestedInvocationPhrase = "Order \\(tea)"
                                           ^~~~~~~~~~~~~~
        fix: suggest a phrase without the value
      """
    let report = try app.report("phrase-with-value")
    #expect(report == expected)
  }

  @Test func aNumber() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(#""Tea time""#, by: #""2 teas""#, in: TeaFiles.sourcePath)
    let expected = """
      Teahouse/Shortcuts.swift:8:40: warning: '2 teas' has a value in it, and can't be said with another one [phrase-with-value]
        intent.suggestedInvocationPhrase = "2 teas"
                                           ^~~~~~~~
        fix: suggest a phrase without the value
      """
    let report = try app.report("phrase-with-value")
    #expect(report == expected)
  }
}
