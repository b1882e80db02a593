import Testing

/// `translation-with-other-parameters`
@Suite struct TranslationWithOtherParametersTests {
  @Test func misspelt() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("Pesan ${kind}", by: "Pesan ${jenis}", in: SoupFiles.stringsPath)
    let report = try app.report("translation-with-other-parameters")
    #expect(
      report.hasPrefix(
        "Soup/id.lproj/AppShortcuts.strings:2:41: error: the translation 'Pesan ${jenis} di ${applicationName}' has "
          + "'jenis', which isn't in the phrase [translation-with-other-parameters]"))
    #expect(report.hasSuffix("fix: write ${kind}"))
  }
}
