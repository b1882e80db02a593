import Testing

/// `alphabetical-order`
@Suite struct AlphabeticalOrderTests {
  @Test func eightNamesFromAToZ() throws {
    let app = try WalksApp()
    try app.write(
      WalksFiles.plist(
        """
        <dict>
          <key>Vocabulary</key>
          <dict>
            <key>contactName</key>
            <array>
              <string>Anna</string>
              <string>Bob</string>
              <string>Celestra</string>
              <string>Dan</string>
              <string>Eve</string>
              <string>Frank</string>
              <string>Greta</string>
              <string>Hal</string>
            </array>
          </dict>
        </dict>
        """), to: "sam.plist")
    let expected = """
      sam.plist:6:10: note: the 8 terms of 'contactName' stand in the order of the alphabet [alphabetical-order]
        <key>contactName</key>
             ^~~~~~~~~~~
        fix: order them by importance
      """
    #expect(try app.report("alphabetical-order", of: "sam.plist") == expected)
  }
}
