import Testing

/// `repeated-term`
@Suite struct RepeatedTermTests {
  @Test func oneNameTwice() throws {
    let app = try WalksApp()
    try app.write(
      WalksFiles.plist(
        """
        <dict>
          <key>Vocabulary</key>
          <dict>
            <key>contactName</key>
            <array>
              <string>Sam Lee</string>
              <string>Celestra</string>
              <string>sam  lee</string>
            </array>
          </dict>
        </dict>
        """), to: "sam.plist")
    let expected = """
      sam.plist:10:15: warning: 'sam  lee' stands in 'contactName' a second time [repeated-term]
        <string>sam  lee</string>
                ^~~~~~~~
        fix: remove it
      """
    #expect(try app.report("repeated-term", of: "sam.plist") == expected)
  }
}
