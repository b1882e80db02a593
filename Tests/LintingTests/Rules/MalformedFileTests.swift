import Testing

/// `malformed-file`
@Suite struct MalformedFileTests {
  @Test func aTagThatIsNotClosed() throws {
    let app = try WalksApp()
    try app.replace("<string>roadster</string>", by: "<string>roadster", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:19:50: error: <string> is not closed; found </dict> [malformed-file]
        <dict><key>VocabularyItemPhrase</key><string>roadster</dict>
                                             ^
        fix: correct the file where the caret stands; 'plutil -lint' on a Mac must say OK
      """
    #expect(try app.report("malformed-file") == expected)
  }

  @Test func aStringsFileWithoutItsSemicolon() throws {
    let app = try WalksApp()
    try app.replace("\"Walks\";", by: "\"Walks\"", in: "en.lproj/InfoPlist.strings")
    let expected = """
      en.lproj/InfoPlist.strings:2:1: error: expected ';' after the value of 'CFBundleDisplayName' [malformed-file]
        
        ^
        fix: correct the file where the caret stands; 'plutil -lint' on a Mac must say OK
      """
    #expect(try app.report("malformed-file") == expected)
  }
}
