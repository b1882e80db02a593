import Testing

/// `user-profile`
@Suite struct UserProfileFaultTests {
  @Test func aTypeThatINVocabularyDoesNotHave() throws {
    let app = try WalksApp()
    try app.write(
      WalksFiles.plist(
        """
        <dict>
          <key>Vocabulary</key>
          <dict>
            <key>contactNames</key>
            <array>
              <string>Sam</string>
            </array>
          </dict>
        </dict>
        """), to: "sam.plist")
    let expected = """
      sam.plist:6:10: warning: 'contactNames' is no INVocabularyStringType [user-profile]
        <key>contactNames</key>
             ^~~~~~~~~~~~
        fix: write 'contactName'
      """
    #expect(try app.report("user-profile", of: "sam.plist") == expected)
  }
}
