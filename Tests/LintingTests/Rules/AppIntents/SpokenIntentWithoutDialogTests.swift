import Testing

/// `spoken-intent-without-dialog`
@Suite struct SpokenIntentWithoutDialogTests {
  @Test func onlyDone() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform("return .result()")
    let expected = """
      Soup/Soup.swift:7:8: note: 'OrderSoup' has phrases and no dialog: Siri only says that it is done \
      [spoken-intent-without-dialog]
        func perform() async throws -> some IntentResult {
             ^~~~~~~
        fix: return 'some IntentResult & ProvidesDialog', and say in the dialog what was done
      """
    let report = try app.report("spoken-intent-without-dialog")
    #expect(report == expected)
  }

  @Test func aValueForNobody() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform("return .result(value: 3)", giving: "IntentResult & ReturnsValue<Int>")
    let report = try app.report("spoken-intent-without-dialog")
    #expect(report.contains("warning: 'OrderSoup' has phrases and no dialog: nobody hears its value"), "\(report)")
  }

  @Test(arguments: [
    "ProvidesDialog", "IntentResult & ProvidesDialog", "IntentResult & AppIntents.ShowsSnippetView",
    "IntentResult & ReturnsValue<Kind> & ProvidesDialog", "IntentResult & OpensIntent",
  ])
  func answers(_ results: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform("return .result()", giving: results)
    #expect(try app.report("spoken-intent-without-dialog") == "")
  }

  /// The app is what one sees; what no phrase starts nobody says.
  @Test(arguments: [
    ("static let title", "static let openAppWhenRun = true\n  static let title"),
    ("return .result()", "try await continueInForeground()\n    return .result()"),
    (": AppIntent {", ": AudioPlaybackIntent {"), ("AppShortcut(intent: OrderSoup()", "AppShortcut(intent: Other()"),
  ])
  func seen(_ old: String, _ new: String) throws {
    let app = try WalksApp(SoupFiles.all)
    try app.perform("return .result()")
    try app.replace(old, by: new, in: SoupFiles.sourcePath)
    #expect(try app.report("spoken-intent-without-dialog") == "")
  }
}
