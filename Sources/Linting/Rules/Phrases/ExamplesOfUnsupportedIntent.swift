import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon

/// Examples of an intent that no extension of the app offers.
struct ExamplesOfUnsupportedIntent: Rule {
  let about = RuleDescription(
    "examples-of-unsupported-intent", .warning, "examples stand under an intent that the app doesn't offer",
    explanation: "Siri sends an app the intents of IntentsSupported and no others, whatever its vocabulary says.",
    source: "SiriKit, Providing Example Phrases; P20")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app -> [Finding] in
      let offered = app.loaded.app.intents.map(\.rawValue)
      return subject.vocabularies(of: app).flatMap(\.phrases).compactMap { phrases in
        guard let intent = phrases.intent, !intent.text.isEmpty, !offered.contains(intent.text) else { return nil }
        let nearest = nearestName(to: intent.text, among: offered)
        // `INStartPhotoPlaybackIntent.albumName` is written for the intent.
        let first = String(intent.text.prefix { $0 != "." })
        if first != intent.text, offered.contains(first) {
          return finding(
            "\(intent.text, as: "intent") is no intent", at: intent.place, fix: intent.replaced(by: first))
        }
        // A name that SiriKit has isn't a misspelling of another one.
        let isKnown = subject.languages.catalog.schema(of: IntentName(intent.text)) != nil
        return finding(
          "\(app.name, as: "app") doesn't offer \(intent.text, as: "intent")", at: intent.place,
          fix: nearest.flatMap { isKnown ? nil : intent.replaced(by: $0) }
            ?? Fix("add it to IntentsSupported of the extension, or remove the examples"))
      }
    }
  }
}
