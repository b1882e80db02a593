import Testing

/// `title-with-app-name`
@Suite struct TitleWithAppNameTests {
  @Test func theNameUnderTheIcon() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("Order ${cups} ${tea}", by: "Order ${tea} at Chaguan", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:42:59: warning: 'Order ${tea} at Chaguan' has the app's name 'Chaguan' [title-with-app-name]
        <key>INIntentParameterCombinationTitle</key><string>Order ${tea} at Chaguan</string>
                                                            ^~~~~~~~~~~~~~~~~~~~~~~
        fix: leave it out
      """
    let report = try app.report("title-with-app-name")
    #expect(report == expected)
  }
}
