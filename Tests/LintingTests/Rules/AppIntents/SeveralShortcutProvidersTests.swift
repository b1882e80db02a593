import Testing

/// `several-shortcut-providers`
@Suite struct SeveralShortcutProvidersTests {
  @Test func aSecond() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "struct Shortcuts:", by: "struct Others: AppShortcutsProvider {}\nstruct Shortcuts:", in: SoupFiles.sourcePath)
    let expected = """
      Soup/Soup.swift:15:8: error: 'Shortcuts' is a second AppShortcutsProvider beside 'Others' [several-shortcut-providers]
        struct Shortcuts: AppShortcutsProvider {
               ^~~~~~~~~
        fix: put all shortcuts into one
      """
    let report = try app.report("several-shortcut-providers")
    #expect(report == expected)
  }
}
