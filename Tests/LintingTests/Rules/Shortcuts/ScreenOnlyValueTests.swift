import Testing

/// `screen-only-value`
@Suite struct ScreenOnlyValueTests {
  @Test func aTimeThatIsOnlyShown() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<string>${tea}, in ${minutes} minutes.</string>", by: "<string>Your ${tea} is coming.</string>",
      in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:55:67: warning: 'success' of 'OrderTea' shows 'minutes' and doesn't say it [screen-only-value]
        <key>INIntentResponseCodeConciseFormatString</key><string>Your ${tea} is coming.</string>
                                                                  ^~~~~~~~~~~~~~~~~~~~~~
        fix: say it too
      """
    let report = try app.report("screen-only-value")
    #expect(report == expected)
  }
}
