import SimAppFiles
import SimCatalog
import SimDiagnostics

/// Intents that Apple has deprecated (P19).
struct DeprecatedIntent: Rule {
  let about = RuleDescription(
    "deprecated-intent", .note, "an intent is deprecated",
    explanation: "It works on the systems that had it, and Siri passes over it on later ones.",
    source: "developer.apple.com/support/deprecated-sirikit-intent-domains; P19")

  func check(_ subject: Subject) -> [Finding] {
    subject.bundles.filter { $0.kind == .intents }.flatMap { $0.part?.supported ?? [] }.compactMap { intent in
      guard let version = subject.languages.catalog.schema(of: IntentName(intent.text))?.deprecated else { return nil }
      return finding(
        "\(plain: intent.text, as: "intent") is deprecated since iOS \(plain: version, as: "version")",
        at: intent.place,
        fix: Fix("nothing, while the app runs on earlier systems"))
    }
  }
}
