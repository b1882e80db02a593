import Testing

/// `phrase-is-command`
@Suite struct PhraseIsCommandTests {
  private func report(_ phrase: String, more: String = "") throws -> String {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("Order soup in \\(.applicationName)", by: phrase, in: SoupFiles.sourcePath)
    try app.replace("  static let title", by: more + "  static let title", in: SoupFiles.sourcePath)
    return try app.report("phrase-is-command")
  }

  @Test func opensTheApp() throws {
    let report = try report("Open \\(.applicationName)")
    #expect(
      report.hasPrefix(
        "Soup/Soup.swift:17:7: warning: 'Open ${applicationName}' is a command of Siri's own [phrase-is-command]"
      ), "\(report)")
    #expect(report.hasSuffix("  fix: say in it what OrderSoup does"), "\(report)")
  }

  /// The app opens in any case.
  @Test func opensTheAppAnyway() throws {
    let report = try report("Launch \\(.applicationName)!", more: "  static let openAppWhenRun = true\n")
    #expect(report.hasPrefix("Soup/Soup.swift:18:7: note: 'Launch ${applicationName}!' is a command"), "\(report)")
  }

  @Test func somebodyOfTheAppsName() throws {
    #expect(try report("Call \\(.applicationName)").contains("'Call ${applicationName}' is a command of Siri's own"))
  }

  @Test(
    arguments: [
      "Open soup in \\(.applicationName)", "Reopen \\(.applicationName)", "Call the kitchen with \\(.applicationName)",
      "\\(.applicationName) open", "Open \\(.applicationName) settings",
    ])
  func other(_ phrase: String) throws { #expect(try report(phrase) == "") }

  @Test func translated() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("Pesan sup di", by: "Buka", in: SoupFiles.stringsPath)
    let report = try app.report("phrase-is-command")
    #expect(
      report.hasPrefix(
        "Soup/id.lproj/AppShortcuts.strings:1:38: warning: 'Buka ${applicationName}' is a command of Siri's own"),
      "\(report)")
  }
}
