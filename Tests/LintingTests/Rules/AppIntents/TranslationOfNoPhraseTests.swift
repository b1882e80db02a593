import Testing

/// `translation-of-no-phrase`
@Suite struct TranslationOfNoPhraseTests {
  @Test func inSwift() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace(
      "\"Order ${kind} in ${applicationName}\"", by: #""Order \\(\\.$kind) in \\(.applicationName)""#,
      in: SoupFiles.stringsPath)
    let report = try app.report("translation-of-no-phrase")
    #expect(
      report.contains(
        #"error: the key 'Order \(\.$kind) in \(.applicationName)' is written as in Swift, and is no phrase's"#),
      "\(report)")
    #expect(report.hasSuffix("fix: write Order ${kind} in ${applicationName}"), "\(report)")
  }

  @Test func misspelt() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("\"Order soup in ${", by: "\"Order soup at ${", in: SoupFiles.stringsPath)
    let report = try app.report("translation-of-no-phrase")
    #expect(
      report.contains("warning: the key 'Order soup at ${applicationName}' is none of the app's phrases"), "\(report)")
    #expect(report.hasSuffix("fix: write Order soup in ${applicationName}"), "\(report)")
  }

  /// A short title may stand there too, and a phrase that isn't written out may be any key.
  @Test func others() throws {
    let app = try WalksApp(SoupFiles.all)
    try app.write("\"Soup\" = \"Sup\";\n" + (try app.read(SoupFiles.stringsPath)), to: SoupFiles.stringsPath)
    #expect(try app.report("translation-of-no-phrase") == "")
    try app.replace("\"Order soup in ${", by: "\"Order soup at ${", in: SoupFiles.stringsPath)
    try app.replace("phrases: [", by: "phrases: [\n      Self.phrase,", in: SoupFiles.sourcePath)
    #expect(try app.report("translation-of-no-phrase") == "")
  }
}
