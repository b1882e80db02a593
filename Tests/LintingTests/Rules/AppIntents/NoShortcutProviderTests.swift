import Testing

/// `no-shortcut-provider`
@Suite struct NoShortcutProviderTests {
  @Test func noPhrases() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(": AppShortcutsProvider", by: "", in: SoupFiles.sourcePath)
    // What has no code of its own is no action that anybody could be told of.
    #expect(try app.report("no-shortcut-provider") == "")
    try app.replace(
      "  @Parameter(title: \"Note\")", by: "  func perform() {}\n  @Parameter(title: \"Note\")",
      in: SoupFiles.sourcePath)
    let report = try app.report("no-shortcut-provider")
    #expect(report.hasPrefix("Soup/Soup.swift:3:"))
    #expect(report.contains("'OrderSoup' has no phrase: there is no AppShortcutsProvider [no-shortcut-provider]"))
  }
}
