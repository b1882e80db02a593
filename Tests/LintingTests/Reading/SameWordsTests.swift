import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// What a conversation tells of an app's files, `check` finds at the same places and in the same words.
@Suite struct SameWordsTests {
  @Test(arguments: [
    ("INSendMessageIntent", "INSendMesageIntent", "Extension/Info.plist"),
    ("com.apple.intents-service", "com.apple.intent-service", "Extension/Info.plist"),
    ("IntentsSupported", "IntentSupported", "Extension/Info.plist"),
    ("<string>INSendMessageIntent</string>", "<string>INRequestRideIntent</string>", "Extension/Info.plist"),
    ("<string>Walks Pro</string>", "<string>…</string>", "App/Info.plist"),
    ("NSSiriUsageDescription", "NSSiriUsageDescripton", "App/Info.plist"),
    ("<key>INAlternativeAppName</key>", "<key>Name</key>", "App/Info.plist"),
    ("rideOptionName", "rideOptionsName", "en.lproj/AppIntentVocabulary.plist"),
    ("walks.truck", "walks.sports", "en.lproj/AppIntentVocabulary.plist"),
    ("<string>walks.truck</string>", "<true/>", "en.lproj/AppIntentVocabulary.plist"),
    ("<string>roadster</string>", "<string> </string>", "en.lproj/AppIntentVocabulary.plist"),
    ("IntentExamples", "IntentExample", "en.lproj/AppIntentVocabulary.plist"),
    ("CFBundleDisplayName", "\u{22}", "en.lproj/InfoPlist.strings"),
  ])
  func aConversationTellsWhatCheckFinds(_ text: String, _ other: String, _ file: String) throws {
    let app = try WalksApp()
    try app.replace(text, by: other, in: file)
    let found = try app.result().findings.map { Reported($0.severity, $0.message.text, $0.place.textPlace) }
    var diagnostics: [Diagnostic] = []
    _ = AppLoader.load(app.path, diagnostics: &diagnostics)
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics {
      #expect(found.contains(Reported(diagnostic.severity, diagnostic.message, diagnostic.place)), "\(diagnostic)")
    }
  }

  private struct Reported: Equatable {
    var severity: Diagnostic.Severity
    var message: String
    var place: TextPlace?

    init(_ severity: Diagnostic.Severity, _ message: String, _ place: TextPlace?) {
      self.severity = severity
      self.message = message
      self.place = place
    }
  }
}
