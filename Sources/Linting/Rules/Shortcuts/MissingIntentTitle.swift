import SimDefinitions
import SimDiagnostics

/// Custom intents whose title a language of the app lacks, which the store sends a mail about (P4, ITMS-90626).
struct MissingIntentTitle: Rule {
  let about = RuleDescription(
    "missing-intent-title", .warning, "a custom intent has no title in a language of the app",
    explanation: """
      After an upload the store writes: Invalid Siri Support - Localized title for custom intent: "OrderSoup" not found for \
      locale: de. Each language of the app needs the title in the .strings file of the definition's name in its .lproj, under \
      the title's key; the definition's own texts serve the development language.
      """,
    source: "ITMS-90626; P4")

  func check(_ subject: Subject) -> [Finding] {
    subject.customIntents.filter { !$0.outline.isCopy }.compactMap { outline, intent in
      MissingIntentText(of: "title", intent, in: outline) { $0.title }.map {
        finding($0.message, at: $0.place, fix: $0.fix)
      }
    }
  }
}
