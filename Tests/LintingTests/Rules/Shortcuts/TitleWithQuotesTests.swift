import Testing

/// `title-with-quotes`
@Suite struct TitleWithQuotesTests {
  @Test func aroundAValue() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Order ${cups} ${tea}", by: "Order “${tea}”", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:42:59: warning: 'Order “${tea}”' has quotes in it [title-with-quotes]
        <key>INIntentParameterCombinationTitle</key><string>Order “${tea}”</string>
                                                            ^~~~~~~~~~~~~~
        fix: leave them out
      """
    let report = try app.report("title-with-quotes")
    #expect(report == expected)
  }
}
