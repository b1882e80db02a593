import Testing

/// `too-many-app-shortcuts`
@Suite struct TooManyAppShortcutsTests {
  @Test func eleven() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "    ])", by: "    ])" + String(repeating: "\n    AppShortcut(intent: OrderSoup(), phrases: [])", count: 10),
      in: SoupFiles.sourcePath)
    let expected = """
      Soup/Soup.swift:29:5: error: the app has 11 App Shortcuts; expected at most 10 [too-many-app-shortcuts]
        AppShortcut(intent: OrderSoup(), phrases: [])
        ^~~~~~~~~~~
        fix: keep those that people say
      """
    let report = try app.report("too-many-app-shortcuts")
    #expect(report == expected)
  }
}
