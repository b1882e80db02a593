import Testing

/// `untitled-shortcut`
@Suite struct UntitledShortcutTests {
  @Test func aCombinationWithoutOne() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<string>Order ${cups} ${tea}</string>", by: "<string></string>", in: TeaFiles.definitionPath)
    let expected = """
      Teahouse/Base.lproj/Orders.intentdefinition:41:5: warning: the shortcut of 'OrderTea' with 'tea', 'cups' has no title [untitled-shortcut]
        <dict>
        ^
        fix: say in its title what it does, or remove the combination
      """
    let report = try app.report("untitled-shortcut")
    #expect(report == expected)
  }

  @Test func aTitleOfATranslationWillDo() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<string>Order ${tea}</string>", by: "<string></string>", in: TeaFiles.definitionPath)
    #expect(try app.report("untitled-shortcut").isEmpty)
  }

  @Test func whatIsNeverSuggestedNeedsNone() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace("<string>Order ${cups} ${tea}</string>", by: "<string></string>", in: TeaFiles.definitionPath)
    try app.replace(
      "<key>INIntentParameters</key>",
      by: "<key>INIntentIneligibleForSuggestions</key><true/><key>INIntentParameters</key>", in: TeaFiles.definitionPath
    )
    #expect(try app.report("untitled-shortcut").isEmpty)
  }
}
