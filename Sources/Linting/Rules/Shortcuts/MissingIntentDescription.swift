import SimDefinitions
import SimDiagnostics

/// Custom intents whose description a language of the app lacks, which the store sends a mail about (P4, ITMS-90626).
struct MissingIntentDescription: Rule {
  let about = RuleDescription(
    "missing-intent-description", .warning, "a custom intent has no description in a language of the app",
    explanation: """
      After an upload the store writes: Invalid Siri Support - Localized description for custom intent: "OrderSoup" not found \
      for locale: de. The description says in the Shortcuts app what the intent is good for; it stands below the title in the \
      definition, and under its key in the .strings file of each language.
      """,
    source: "ITMS-90626; P4")

  func check(_ subject: Subject) -> [Finding] {
    subject.customIntents.filter { !$0.outline.isCopy }.compactMap { outline, intent in
      MissingIntentText(of: "description", intent, in: outline) { $0.summary }.map {
        finding($0.message, at: $0.place, fix: $0.fix)
      }
    }
  }
}
