import Testing

/// `title-with-article`
@Suite struct TitleWithArticleTests {
  @Test func anArticle() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Order ${cups} ${tea}", by: "Order a pot of ${tea}", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:42:59: note: 'Order a pot of ${tea}' has the article 'a' [title-with-article]
        <key>INIntentParameterCombinationTitle</key><string>Order a pot of ${tea}</string>
                                                            ^~~~~~~~~~~~~~~~~~~~~
        fix: leave it out
      """
    let report = try app.report("title-with-article")
    #expect(report == expected)
  }

  @Test func aWordOfAnotherLanguage() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Order ${cups} ${tea}", by: "Ir a la casa de té", in: TeaFiles.definitionPath)
    #expect(try app.report("title-with-article").isEmpty)
  }

  @Test func oneInANameFurtherOn() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Order ${cups} ${tea}", by: "Order tea of the day", in: TeaFiles.definitionPath)
    #expect(try app.report("title-with-article").isEmpty)
  }
}
