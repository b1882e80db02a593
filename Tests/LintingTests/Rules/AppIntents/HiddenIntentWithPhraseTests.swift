import Testing

/// `hidden-intent-with-phrase`
@Suite struct HiddenIntentWithPhraseTests {
  @Test func hidden() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "\"Order Soup\"", by: "\"Order Soup\"\n  static let isDiscoverable = false", in: SoupFiles.sourcePath)
    let expected = """
      Soup/Soup.swift:17:5: warning: 'OrderSoup' isn't discoverable, and has phrases [hidden-intent-with-phrase]
        AppShortcut(intent: OrderSoup(), phrases: [
        ^~~~~~~~~~~
        fix: take 'isDiscoverable' away, or the shortcut
      """
    let report = try app.report("hidden-intent-with-phrase")
    #expect(report == expected)
  }
}
