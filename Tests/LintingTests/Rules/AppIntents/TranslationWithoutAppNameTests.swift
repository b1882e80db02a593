import Testing

/// `translation-without-app-name`
@Suite struct TranslationWithoutAppNameTests {
  @Test func noName() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("di ${applicationName}", by: "di Ladle", in: SoupFiles.stringsPath)
    let expected = """
      Soup/id.lproj/AppShortcuts.strings:1:38: error: the translation 'Pesan sup di Ladle' doesn't have '${applicationName}' [translation-without-app-name]
        "Order soup in ${applicationName}" = "Pesan sup di Ladle";
                                             ^
        fix: put ${applicationName} where the name is said
      """
    let report = try app.report("translation-without-app-name")
    #expect(report == expected)
  }

  /// Swift's own mark in a translation is a text like any other.
  @Test func inSwift() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("sup di ${applicationName}", by: #"sup di \\(.applicationName)"#, in: SoupFiles.stringsPath)
    let report = try app.report("translation-without-app-name")
    #expect(report.hasSuffix("fix: write Pesan sup di ${applicationName}"), "\(report)")
  }
}
