import Testing

/// `product-name-in-description`
@Suite struct ProductNameInDescriptionTests {
  @Test func aDevice() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Orders your tea ahead.", by: "Orders your tea from your iPhone.", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:15:41: warning: the description of 'OrderTea' cannot contain 'iPhone' [product-name-in-description]
        <key>INIntentDescription</key><string>Orders your tea from your iPhone.</string>
                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        fix: leave it out
      """
    let report = try app.report("product-name-in-description")
    #expect(report == expected)
  }

  @Test func inATranslation() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("提前点好你的茶。", by: "用 iPhone 点茶。", in: TeaFiles.stringsPath)
    let expected = """
      Teahouse/zh-Hans.lproj/Orders.strings:2:12: warning: the description of 'OrderTea' cannot contain 'iPhone' [product-name-in-description]
        "Des001" = "用 iPhone 点茶。";
                   ^~~~~~~~~~~~~~~~~~
        fix: leave it out
      """
    let report = try app.report("product-name-in-description")
    #expect(report == expected)
  }

  @Test func anApplePieIsNone() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Orders your tea ahead.", by: "Orders your tea and your pineapple.", in: TeaFiles.definitionPath)
    #expect(try app.report("product-name-in-description").isEmpty)
  }
}
