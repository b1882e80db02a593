import Testing

/// `unused-parameter`
@Suite struct UnusedParameterTests {
  @Test func inNoCombination() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<key>tea,cups</key>", by: "<key>tea,</key>", in: TeaFiles.definitionPath)
    try app.replace("Order ${cups} ${tea}", by: "Order ${tea}", in: TeaFiles.definitionPath)
    try app.replace(
      "<key>INIntentParameterType</key><string>Integer</string>\n      <key>INIntentParameterSupportsResolution</key><true/>",
      by: "<key>INIntentParameterType</key><string>Integer</string>", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:25:5: note: no shortcut of 'OrderTea' holds 'cups', and nothing asks for it [unused-parameter]
        <dict>
        ^
        fix: add it to a combination, or remove it
      """
    let report = try app.report("unused-parameter")
    #expect(report == expected)
  }

  @Test func whatSiriAsksForIsUsed() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<key>tea,cups</key>", by: "<key>tea,</key>", in: TeaFiles.definitionPath)
    try app.replace("Order ${cups} ${tea}", by: "Order ${tea}", in: TeaFiles.definitionPath)
    #expect(try app.report("unused-parameter").isEmpty)
  }

  @Test func xcode10HasNoQuestions() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<string>1.2</string>", by: "<string>1.0</string>", in: TeaFiles.definitionPath)
    try app.replace("<key>tea,cups</key>", by: "<key>tea,</key>", in: TeaFiles.definitionPath)
    try app.replace("Order ${cups} ${tea}", by: "Order ${tea}", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:25:5: note: no shortcut of 'OrderTea' holds 'cups', and nothing asks for it [unused-parameter]
        <dict>
        ^
        fix: add it to a combination, or remove it
      """
    let report = try app.report("unused-parameter")
    #expect(report == expected)
  }
}
