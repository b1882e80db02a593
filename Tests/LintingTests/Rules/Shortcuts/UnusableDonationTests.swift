import Testing

/// `unusable-donation`
@Suite struct UnusableDonationTests {
  @Test func notEligible() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentParameters</key>",
      by: "<key>INIntentIneligibleForSuggestions</key><true/><key>INIntentParameters</key>", in: TeaFiles.definitionPath
    )
    let expected = """
      Teahouse/Shortcuts.swift:9:5: error: Cannot donate interaction with intent that has no valid shortcut types: 'OrderTeaIntent' [unusable-donation]
        INInteraction(intent: intent, response: nil).donate { _ in }
        ^
        fix: make it eligible for Siri Suggestions, and add a combination of parameters with a title
      Teahouse/Shortcuts.swift:24:24: error: Cannot donate interaction with intent that has no valid shortcut types: 'OrderTeaIntent' [unusable-donation]
        let suggestions = [INShortcut(intent: order)!]
                           ^
        fix: make it eligible for Siri Suggestions, and add a combination of parameters with a title
      """
    let report = try app.report("unusable-donation")
    #expect(report == expected)
  }

  @Test func anIntentThatNobodyDonates() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.replace(
      "<key>INIntentParameters</key>",
      by: "<key>INIntentIneligibleForSuggestions</key><true/><key>INIntentParameters</key>", in: TeaFiles.definitionPath
    )
    try app.remove(TeaFiles.sourcePath)
    #expect(try app.report("unusable-donation").isEmpty)
  }
}
