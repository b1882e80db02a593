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
}
