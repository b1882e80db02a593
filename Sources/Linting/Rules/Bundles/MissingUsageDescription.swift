import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimText

/// An app that may not ask for Siri (P7, ITMS-90683).
struct MissingUsageDescription: Rule {
  let about = RuleDescription(
    "missing-usage-description", .error, "the app's Info.plist has no NSSiriUsageDescription",
    explanation: """
      Asking for Siri without it ends the app, and the store refuses the upload (ITMS-90683: Missing Purpose String in \
      Info.plist). An app with custom intents alone needs none.
      """,
    source: "SiriKit, Requesting Authorization; ITMS-90683; P7")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      guard app.loaded.app.intents.contains(where: { subject.languages.catalog.schema(of: $0) != nil }),
        !app.hasUsageInBuildSettings
      else {
        return []
      }
      return subject.bundles(of: app, .app).compactMap { bundle in
        if let usage = bundle.usage {
          guard usage.text.trimmed.isEmpty else { return nil }
          return finding(
            "\("NSSiriUsageDescription", as: "key") is empty", at: usage.place,
            fix: Fix("say what the app does with Siri"))
        }
        return finding(
          "Missing Purpose String in Info.plist: no \("NSSiriUsageDescription", as: "key")", at: bundle.place,
          fix: Fix("add 'NSSiriUsageDescription' with a sentence that says what the app does with Siri"))
      }
    }
  }
}
