import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimUtterances

/// Examples that don't say the app's name (L08, P17).
struct ExampleWithoutName: Rule {
  let about = RuleDescription(
    "example-without-name", .warning, "an example phrase doesn't say the app's name",
    explanation: """
      People must name the app for Siri to find it, under the name that stands below its icon or one of \
      INAlternativeAppNames. An example without it teaches a sentence that goes to another app.
      """,
    source: "WWDC 2016, SiriKit; L08, P17")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app in
      app.loaded.isNameWritten ? ofNamed(app, subject) : []
    } + ofUnnamed(subject)
  }

  private func ofNamed(_ app: Subject.App, _ subject: Subject) -> [Finding] {
    subject.vocabularies(of: app).flatMap { vocabulary -> [Finding] in
      let locale = vocabulary.locale.isEmpty ? app.loaded.developmentRegion : vocabulary.locale
      let names = AppNames(apps: [app.loaded.app], locale: locale)
      let shown = app.loaded.app.displayName(in: locale)
      let keys = ([shown] + (app.loaded.app.localised(app.loaded.app.alternativeNames, locale) ?? []).map(\.name))
        .map(NormalForm.of)
      return vocabulary.examples.compactMap { intent, example in
        guard let intent, subject.languages.catalog.schema(of: IntentName(intent.text)) != nil,
          case let said = NormalForm.of(example.text), !said.isEmpty,
          names.find(in: Utterance(example.text)).isEmpty,
          // Many languages add endings to a name: "Telegram에서", "Telegram'da".
          !keys.contains(where: { !$0.isEmpty && said.contains($0) })
        else { return nil }
        return finding(
          "\(example.text, as: "example") doesn't say \(shown, as: "name")", at: example.place,
          fix: Fix("say the app's name in it, '… \(Message.shown(shown))'"))
      }
    }
  }

  /// If only the build settings have the name, it isn't known here; but an example all of whose words mean something
  /// else can't contain it.
  private func ofUnnamed(_ subject: Subject) -> [Finding] {
    subject.trials.compactMap { trial in
      guard trial.namesNoApp, let app = subject.app(ofVocabulary: trial.vocabulary), !app.loaded.isNameWritten else {
        return nil
      }
      return finding(
        "\(trial.example.text, as: "example") doesn't say the app's name, whatever the build settings make it",
        at: trial.example.place, fix: Fix("say the app's name in it"))
    }
  }
}
