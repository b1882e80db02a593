import Testing

/// `schema-without-phrase`
@Suite struct SchemaWithoutPhraseTests {
  @Test func unspoken() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "enum Kind: String, AppEnum {",
      by: "@AppIntent(schema: .books.openBook)\nstruct OpenBook {}\n\nenum Kind: String, AppEnum {",
      in: SoupFiles.sourcePath)
    let report = try app.report("schema-without-phrase")
    #expect(report.contains("note: no phrase starts 'OpenBook' [schema-without-phrase]"))
  }
}
