import Testing

/// `missing-intent-title`
@Suite struct MissingIntentTitleTests {
  @Test func aLanguageWithoutIt() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write("\"Des001\" = \"提前点好你的茶。\";\n", to: TeaFiles.stringsPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:13:35: warning: Invalid Siri Support - Localized title for custom intent: "OrderTea" not found for locale: zh-Hans [missing-intent-title]
        <key>INIntentTitle</key><string>Order tea</string>
                                        ^~~~~~~~~
        fix: add "Tit001" = "…"; to zh-Hans.lproj/Orders.strings
      """
    let report = try app.report("missing-intent-title")
    #expect(report == expected)
  }

  @Test func severalLanguages() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write("\n", to: "Teahouse/de.lproj/InfoPlist.strings")
    try app.write("\n", to: "Teahouse/fr.lproj/InfoPlist.strings")
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:13:35: warning: Invalid Siri Support - Localized title for custom intent: "OrderTea" not found for locale: de, nor for 'fr' [missing-intent-title]
        <key>INIntentTitle</key><string>Order tea</string>
                                        ^~~~~~~~~
        fix: add "Tit001" = "…"; to de.lproj/Orders.strings
      """
    let report = try app.report("missing-intent-title")
    #expect(report == expected)
  }

  @Test func aRegionIsServedByItsLanguage() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write("\n", to: "Teahouse/zh-Hans-CN.lproj/InfoPlist.strings")
    try app.write("\n", to: "Teahouse/en-GB.lproj/InfoPlist.strings")
    #expect(try app.report("missing-intent-title").isEmpty)
  }

  @Test func aCopyOfTheDefinitionIsATranslation() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write("\n", to: "Teahouse/de.lproj/InfoPlist.strings")
    try app.write(
      TeaFiles.definition.replacing("Order tea", with: "Tee bestellen"), to: "Teahouse/de.lproj/Orders.intentdefinition"
    )
    #expect(try app.report("missing-intent-title").isEmpty)
  }
}
