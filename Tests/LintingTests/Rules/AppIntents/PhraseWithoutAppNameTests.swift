import Testing

/// `phrase-without-app-name`
@Suite struct PhraseWithoutAppNameTests {
  @Test func noName() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(#" in \(.applicationName)","#, by: #"","#, in: SoupFiles.sourcePath)
    let expected = """
      Soup/Soup.swift:17:7: error: the phrase 'Order soup' doesn't have the app's name [phrase-without-app-name]
        "Order soup",
        ^
        fix: put \\(.applicationName) where the name is said
      """
    let report = try app.report("phrase-without-app-name")
    #expect(report == expected)
  }
}
