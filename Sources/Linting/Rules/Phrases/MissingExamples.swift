import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon

/// Intents for which a language has no example phrase, which the store sends a mail about (P1, L07, ITMS-90626).
struct MissingExamples: Rule {
  let about = RuleDescription(
    "missing-examples", .warning, "an intent has no example phrase in a language of the app",
    explanation: """
      After an upload the store writes: Invalid Siri Support - No example phrase was provided for INSearchForPhotosIntent \
      in the "de" language. Each intent of IntentsSupported needs IntentExamples in the AppIntentVocabulary.plist of each \
      language that the app is localised in; Base.lproj counts as the development language.
      """,
    source: "QA1950; ITMS-90626; P1, L07")

  func check(_ subject: Subject) -> [Finding] { subject.apps.flatMap { check($0, subject) } }

  private func check(_ app: Subject.App, _ subject: Subject) -> [Finding] {
    // Custom intents get their phrases from users; the focus is shared without speech.
    let intents = app.loaded.app.intents.filter { intent in
      subject.languages.catalog.schema(of: intent).map { $0.domain != "Focus" } ?? false
    }
    let vocabularies = subject.vocabularies(of: app)
    let region = app.loaded.developmentRegion
    var locales = [region]
    // An app that has no vocabulary at all is reported once.
    if !vocabularies.isEmpty {
      let all = vocabularies.map(\.locale) + subject.strings(of: app).map(\.locale)
      for locale in all.sorted() where !locale.isEmpty && !locales.contains(locale) { locales.append(locale) }
    }
    return locales.compactMap { locale in
      let own = vocabularies.filter { $0.locale == locale || ($0.locale.isEmpty && locale == region) }
      let missing = intents.filter { intent in
        !own.contains { vocabulary in
          vocabulary.phrases.contains { $0.intent?.text == intent.rawValue && !$0.examples.isEmpty }
        }
      }
      guard let first = missing.first else { return nil }
      let place = own.first?.place ?? self.place(of: first, app, subject)
      let fix = Fix(
        own.isEmpty ? "add \(locale).lproj/AppIntentVocabulary.plist with IntentPhrases" : "add IntentExamples")
      guard missing.count > 1 else {
        return finding(
          """
          Invalid Siri Support - No example phrase was provided for \(plain: first.rawValue, as: "intent") in the \
          "\(plain: locale, as: "language")" language
          """, at: place, fix: fix)
      }
      return finding(
        """
        Invalid Siri Support - No example phrase was provided for \(plain: first.rawValue, as: "intent") in the \
        "\(plain: locale, as: "language")" language, nor for \(missing.dropFirst().map(\.rawValue), as: "intent")
        """, at: place, fix: fix)
    }
  }

  /// Where an intent is listed, because the language has no file to point at.
  private func place(of intent: IntentName, _ app: Subject.App, _ subject: Subject) -> FilePlace {
    for bundle in subject.bundles(of: app, .intents) {
      if let text = bundle.part?.supported?.first(where: { $0.text == intent.rawValue }) { return text.place }
    }
    return FilePlace(file: app.loaded.bundles.first?.file ?? "")
  }
}
