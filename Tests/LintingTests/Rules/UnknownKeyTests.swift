import Testing

/// `unknown-key`
@Suite struct UnknownKeyTests {
  @Test func aMisspeltKey() throws {
    let app = try WalksApp()
    try app.replace("IntentExamples", by: "IntentExample", in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:36:12: warning: nobody reads the key 'IntentExample' in IntentPhrases; expected IntentName, IntentExamples [unknown-key]
        <key>IntentExample</key>
             ^~~~~~~~~~~~~
        fix: write 'IntentExamples'
      """
    #expect(try app.report("unknown-key") == expected)
  }

  /// Any key may stand in an Info.plist; one that is nearly what Siri reads is misspelt.
  @Test(arguments: [
    ("Extension/Info.plist", "IntentsSupported", "IntentSupported"),
    ("Extension/Info.plist", "NSExtensionPrincipalClass", "NSExtensionPrincipleClass"),
    ("App/Info.plist", "INAlternativeAppNames", "INAlternativeAppName"),
    ("App/Info.plist", "NSSiriUsageDescription", "NSSiriUsageDescripton"),
  ])
  func aKeyThatIsNearlyOneOfSirisIsMisspelt(_ file: String, _ key: String, _ written: String) throws {
    let app = try WalksApp()
    try app.replace("<key>\(key)</key>", by: "<key>\(written)</key>", in: file)
    let report = try app.report("unknown-key")
    #expect(report.contains("warning: nobody reads the key '\(written)' in "), "\(report)")
    #expect(report.contains("fix: write '\(key)'"), "\(report)")
  }

  @Test func otherKeysOfAnInfoPlistAreOthers() throws {
    let app = try WalksApp()
    let keys = [
      "CFBundleIconName", "NSMotionUsageDescription", "NSCameraUsageDescription", "UIBackgroundModes",
      "CFBundleURLTypes",
      "NSFaceIDUsageDescription", "INIntentsRestrictedWhileLocked", "CFBundleName",
      "NSExtensionFileProviderDocumentGroup",
    ]
    try app.replace(
      "<key>CFBundleDisplayName</key>",
      by: keys.map { "<key>\($0)</key><string>x</string>" }.joined() + "<key>CFBundleDisplayName</key>",
      in: "App/Info.plist")
    #expect(try app.report("unknown-key").isEmpty)
  }

  @Test func aKeyOfAnotherLevel() throws {
    let app = try WalksApp()
    try app.replace(
      "<key>VocabularyItemIdentifier</key><string>walks.truck</string>",
      by:
        "<key>VocabularyItemIdentifier</key><string>walks.truck</string>\n          <key>VocabularyItemPhrase</key><string>lorry</string>",
      in: "en.lproj/AppIntentVocabulary.plist")
    let expected = """
      en.lproj/AppIntentVocabulary.plist:24:16: warning: nobody reads the key 'VocabularyItemPhrase' in ParameterVocabulary; expected VocabularyItemIdentifier, VocabularyItemSynonyms [unknown-key]
        <key>VocabularyItemPhrase</key><string>lorry</string>
             ^~~~~~~~~~~~~~~~~~~~
        fix: 'VocabularyItemPhrase' stands in an element of VocabularyItemSynonyms: move it there
      """
    #expect(try app.report("unknown-key") == expected)
  }
}
