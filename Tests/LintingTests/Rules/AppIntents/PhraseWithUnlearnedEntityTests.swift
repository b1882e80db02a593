import Testing

/// `phrase-with-unlearned-entity`
@Suite struct PhraseWithUnlearnedEntityTests {
  private func app(_ more: String = "") throws -> WalksApp {
    let app = try WalksApp(SoupFiles.all)
    try app.replace("var kind: Kind", by: "var kind: Tureen", in: SoupFiles.sourcePath)
    try app.replace(
      "enum Kind: String, AppEnum {",
      by: """
        struct Tureen: AppEntity {
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tureen"
          static let defaultQuery = Tureens()
          let id: Int
          var displayRepresentation: DisplayRepresentation { "Tureen" }
        }
        enum Kind: String, AppEnum {
        """, in: SoupFiles.sourcePath)
    try app.replace("struct Shortcuts:", by: more + "struct Shortcuts:", in: SoupFiles.sourcePath)
    return app
  }

  @Test func nobodyCallsIt() throws {
    let expected = """
      Soup/Soup.swift:24:7: error: nothing calls updateAppShortcutParameters(): phrases with 'kind' start nothing \
      [phrase-with-unlearned-entity]
        "Order \\(\\.$kind) in \\(.applicationName)",
        ^
        fix: call it in the init() of the app, and whenever the suggested entities have changed
      """
    let report = try app().report("phrase-with-unlearned-entity")
    #expect(report == expected)
  }

  @Test func aView() throws {
    let app = try app("func appeared() async { Shortcuts.updateAppShortcutParameters() }\n")
    #expect(try app.report("phrase-with-unlearned-entity") == "")
  }
}
