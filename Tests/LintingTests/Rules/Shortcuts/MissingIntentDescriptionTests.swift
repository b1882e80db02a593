import Testing

/// `missing-intent-description`
@Suite struct MissingIntentDescriptionTests {
  @Test func noneAtAll() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<string>Orders your tea ahead.</string>", by: "<string></string>", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:15:41: warning: Invalid Siri Support - Localized description for custom intent: "OrderTea" not found for locale: en [missing-intent-description]
        <key>INIntentDescription</key><string></string>
                                              ^
        fix: write a description into the definition, and translate it
      """
    let report = try app.report("missing-intent-description")
    #expect(report == expected)
  }

  @Test func aLanguageWithoutIt() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write("\"Tit001\" = \"点茶\";\n", to: TeaFiles.stringsPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:15:41: warning: Invalid Siri Support - Localized description for custom intent: "OrderTea" not found for locale: zh-Hans [missing-intent-description]
        <key>INIntentDescription</key><string>Orders your tea ahead.</string>
                                              ^~~~~~~~~~~~~~~~~~~~~~
        fix: add "Des001" = "…"; to zh-Hans.lproj/Orders.strings
      """
    let report = try app.report("missing-intent-description")
    #expect(report == expected)
  }
}
