import Testing

/// `inconsistent-names`
@Suite struct InconsistentNamesTests {
  @Test func anOldNameInTheStrings() throws {
    let app = try WalksApp()
    try app.replace("\"Walks\"", by: "\"Old Walks\"", in: "en.lproj/InfoPlist.strings")
    let expected = """
      en.lproj/InfoPlist.strings:1:25: warning: the app is called 'Old Walks' here and 'Walks' in its Info.plist [inconsistent-names]
        "CFBundleDisplayName" = "Old Walks";
                                ^~~~~~~~~~~
        fix: write the same name in both
      """
    #expect(try app.report("inconsistent-names") == expected)
  }
}
