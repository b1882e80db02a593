import Testing

/// `repeated-subtitle`
@Suite struct RepeatedSubtitleTests {
  @Test func theSameWords() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("One cup, to go", by: "order ${tea}!", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:37:62: warning: 'order ${tea}!' says what the title says [repeated-subtitle]
        <key>INIntentParameterCombinationSubtitle</key><string>order ${tea}!</string>
                                                               ^~~~~~~~~~~~~
        fix: say something else, or nothing
      """
    let report = try app.report("repeated-subtitle")
    #expect(report == expected)
  }
}
