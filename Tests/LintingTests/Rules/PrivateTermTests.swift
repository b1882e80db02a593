import Testing

/// `private-term`
@Suite struct PrivateTermTests {
  @Test func aMailAddress() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>roadster</string>", by: "<string>sam@example.com</string>", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:19:58: warning: the term 'sam@example.com' is a mail address [private-term]
        <dict><key>VocabularyItemPhrase</key><string>sam@example.com</string></dict>
                                                     ^~~~~~~~~~~~~~~
        fix: remove it
      """
    #expect(try app.report("private-term") == expected)
  }

  @Test func aTelephoneNumber() throws {
    let app = try WalksApp()
    try app.replace(
      "<string>roadster</string>", by: "<string>+1 555 010 0199</string>", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:19:58: warning: the term '+1 555 010 0199' is a telephone number [private-term]
        <dict><key>VocabularyItemPhrase</key><string>+1 555 010 0199</string></dict>
                                                     ^~~~~~~~~~~~~~~
        fix: remove it
      """
    #expect(try app.report("private-term") == expected)
  }
}
