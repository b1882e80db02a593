import Testing

/// `parameter-in-every-phrase`
@Suite struct ParameterInEveryPhraseTests {
  @Test func noneWithout() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("      \"Order soup in \\(.applicationName)\",\n", by: "", in: SoupFiles.sourcePath)
    let report = try app.report("parameter-in-every-phrase")
    #expect(
      report.hasPrefix(
        "Soup/Soup.swift:16:5: warning: every phrase for 'OrderSoup' has a parameter [parameter-in-every-phrase]"))
  }
}
