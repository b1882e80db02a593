import Testing

/// `query-without-words`
@Suite struct QueryWithoutWordsTests {
  private static let entity = """
    struct Bowl: AppEntity {
      static let defaultQuery = BowlQuery()
    }

    struct BowlQuery: EntityQuery {}

    enum Kind: String, AppEnum {
    """

  private func app(query: String) throws -> WalksApp {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "enum Kind: String, AppEnum {", by: Self.entity.replacing(": EntityQuery", with: ": \(query)"),
      in: SoupFiles.sourcePath)
    try app.replace("var note: String", by: "var bowl: Bowl", in: SoupFiles.sourcePath)
    return app
  }

  @Test func asked() throws {
    let report = try app(query: "EntityQuery").report("query-without-words")
    #expect(
      report.hasPrefix(
        "Soup/Soup.swift:6:33: warning: 'bowl' is asked for, and 'BowlQuery' finds nothing by words [query-without-words]"
      ))
  }

  @Test(arguments: ["EntityStringQuery", "EnumerableEntityQuery"]) func found(query: String) throws {
    #expect(try app(query: query).report("query-without-words") == "")
  }

  @Test func notAsked() throws {
    let app = try app(query: "EntityQuery")
    try app.replace("var bowl: Bowl", by: "var bowl: Bowl?", in: SoupFiles.sourcePath)
    #expect(try app.report("query-without-words") == "")
  }
}
