import Testing

/// `phrase-with-plain-parameter`
@Suite struct PhraseWithPlainParameterTests {
  @Test func aText() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("$kind) in", by: "$note) in", in: SoupFiles.sourcePath)
    let expected = """
      Soup/Soup.swift:18:7: error: 'note' is of type 'String'; a phrase takes an AppEnum or an AppEntity [phrase-with-plain-parameter]
        "Order \\(\\.$note) in \\(.applicationName)",
        ^
        fix: leave it out of the phrase: Siri asks for it
      """
    let report = try app.report("phrase-with-plain-parameter")
    #expect(report == expected)
  }
}
