import Testing

/// `name-collision`
@Suite struct NameCollisionTests {
  @Test func twoAppsOfOneName() throws {
    let app = try WalksApp()
    try app.addSecond(name: "Walks", identifier: "com.example.other")
    let expected = """
      Second/App/Info.plist:6:41: warning: 'Walks' is a name of 'com.example.walks' too [name-collision]
        <key>CFBundleDisplayName</key><string>Walks</string>
                                              ^~~~~
        fix: give one of the two another display name
      """
    #expect(try app.report("name-collision") == expected)
  }
}
