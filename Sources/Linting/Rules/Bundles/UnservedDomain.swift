import SimAppFiles
import SimCatalog
import SimDiagnostics

/// Intents that SiriKit still has, but for which Siri no longer takes any sentence.
struct UnservedDomain: Rule {
  let about = RuleDescription(
    "unserved-domain", .note, "Siri no longer hears sentences for an intent",
    explanation: """
      Since iOS 15 Siri passes over photos, rides by voice, bills, transfers, visual codes, and some of lists, calls and cars. \
      Here she still talks, as on the systems before. Where the class itself is given up, 'deprecated-intent' says so.
      """,
    source: "developer.apple.com/support/deprecated-sirikit-intent-domains")

  /// Maps still asks for them, so the classes aren't deprecated.
  private static let unserved = [
    "INRequestRideIntent": "Maps still asks for it", "INGetRideStatusIntent": "Maps still asks for it",
  ]

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.filter { $0.kind == .intents }.flatMap { $0.part?.supported ?? [] }.compactMap { intent in
      guard let rest = Self.unserved[intent.text],
        subject.languages.catalog.schema(of: IntentName(intent.text))?.deprecated == nil
      else { return nil }
      return finding(
        "Siri hears no sentence for \(plain: intent.text, as: "intent") since iOS 15; \(rest)", at: intent.place,
        fix: Fix("nothing, while the app runs on earlier systems"))
    }
  }
}
