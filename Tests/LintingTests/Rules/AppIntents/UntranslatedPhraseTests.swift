import Testing

/// `untranslated-phrase`
@Suite struct UntranslatedPhraseTests {
  @Test func lacking() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("\"Order ${kind}", by: "\"Order a ${kind}", in: SoupFiles.stringsPath)
    let report = try app.report("untranslated-phrase")
    #expect(
      report.hasPrefix(
        "Soup/Soup.swift:18:7: warning: 1 of 2 phrases aren't translated into 'id' [untranslated-phrase]"))
  }

  @Test func anotherAppsFile() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.write("\"Anything\" = \"Apa pun\";\n", to: SoupFiles.stringsPath)
    #expect(try app.report("untranslated-phrase") == "")
  }

  /// The app speaks a language in which no phrase is.
  @Test func noneAtAll() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.write("\"Soup\" = \"Suppe\";\n", to: "Soup/de.lproj/Localizable.strings")
    try app.write("\"Soup\" = \"Sup\";\n", to: "Soup/id.lproj/Localizable.strings")
    try app.write("\"Soup\" = \"Soup\";\n", to: "Soup/en-GB.lproj/Localizable.strings")
    let report = try app.report("untranslated-phrase")
    #expect(
      report.hasPrefix(
        "Soup/Soup.swift:17:7: warning: no phrase is translated into 'de', and the app's texts are [untranslated-phrase]"
      ),
      "\(report)")
  }
}
