import Testing

/// `phrase-with-two-parameters`
@Suite struct PhraseWithTwoParametersTests {
  @Test func twoValues() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(#"$kind) in "#, by: #"$kind) \(\.$note) in "#, in: SoupFiles.sourcePath)
    let expected = """
      Soup/Soup.swift:18:7: error: the phrase 'Order ${kind} ${note} in ${applicationName}' has 2 parameters; expected at most one [phrase-with-two-parameters]
        "Order \\(\\.$kind) \\(\\.$note) in \\(.applicationName)",
        ^
        fix: keep the one that people name first
      """
    let report = try app.report("phrase-with-two-parameters")
    #expect(report == expected)
  }
}
