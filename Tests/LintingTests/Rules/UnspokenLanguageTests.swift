import Testing

/// `unspoken-language`
@Suite struct UnspokenLanguageTests {
  @Test func french() throws {
    let app = try WalksApp()
    let french = WalksFiles.vocabulary.replacing("Send a message to Sam with", with: "Envoie un message à Sam avec")
    try app.write(french, to: "fr.lproj/AppIntentVocabulary.plist")
    let expected = """
      fr.lproj/AppIntentVocabulary.plist:3:1: note: sirisim doesn't speak 'fr': the examples here weren't tried [unspoken-language]
        <dict>
        ^~~~~~
      """
    #expect(try app.report("unspoken-language") == expected)
  }
}
