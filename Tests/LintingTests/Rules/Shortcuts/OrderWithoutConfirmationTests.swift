import Testing

/// `order-without-confirmation`
@Suite struct OrderWithoutConfirmationTests {
  @Test func notTicked() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentUserConfirmationRequired</key><true/>", by: "<key>INIntentUserConfirmationRequired</key><false/>",
      in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:9:1: error: 'OrderTea' is an order, and the user isn't asked to confirm it [order-without-confirmation]
        <dict>
        ^
        fix: tick 'User confirmation required'
      """
    let report = try app.report("order-without-confirmation")
    #expect(report == expected)
  }

  @Test func noOrder() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentUserConfirmationRequired</key><true/>", by: "<key>INIntentUserConfirmationRequired</key><false/>",
      in: TeaFiles.definitionPath)
    try app.replace("<string>order</string>", by: "<string>information</string>", in: TeaFiles.definitionPath)
    #expect(try app.report("order-without-confirmation").isEmpty)
  }
}
