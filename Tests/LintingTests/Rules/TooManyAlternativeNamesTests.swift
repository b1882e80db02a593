import Testing

/// `too-many-alternative-names`
@Suite struct TooManyAlternativeNamesTests {
  @Test func four() throws {
    let app = try WalksApp()
    try app.replace(
      "<dict><key>INAlternativeAppName</key><string>Walks Pro</string></dict>",
      by:
        "<dict><key>INAlternativeAppName</key><string>Walks Pro</string></dict>\n    <dict><key>INAlternativeAppName</key><string>Walks Go</string></dict>\n    <dict><key>INAlternativeAppName</key><string>Walks Plus</string></dict>\n    <dict><key>INAlternativeAppName</key><string>Walks Max</string></dict>",
      in: "App/Info.plist")
    let expected = """
      App/Info.plist:13:5: error: 4 alternative names; Siri takes 3 [too-many-alternative-names]
        <dict><key>INAlternativeAppName</key><string>Walks Max</string></dict>
        ^~~~~~
        fix: keep the three that people say
      """
    #expect(try app.report("too-many-alternative-names") == expected)
  }
}
