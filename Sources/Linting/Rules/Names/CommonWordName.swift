import SimAppFiles
import SimDiagnostics

/// An app's name that everybody says all day (P14).
struct CommonWordName: Rule {
  let about = RuleDescription(
    "common-word-name", .warning, "the app's name is a common word",
    explanation: """
      Siri hears the word and not the app: 'Start a run in Run'. INAlternativeAppNames gives people a name that is nobody \
      else's. The words stand in checks/common-words.list of each language.
      """,
    source: "openradar-mirror#14929, #15973; P14")

  func check(_ subject: Subject) -> [Finding] {
    let list = CheckList("common-words", subject.languages)
    return subject.apps.flatMap { app -> [Finding] in
      subject.bundles(of: app, .app).compactMap { bundle in
        guard let name = bundle.displayName, list.contains(name.text, in: app.loaded.developmentRegion),
          bundle.alternativeNames.isEmpty
        else { return nil }
        return finding(
          "the app is called \(name.text, as: "name"), which is a common word, and has no INAlternativeAppNames",
          at: name.place, fix: Fix("add INAlternativeAppNames with a name that is no common word"))
      }
    }
  }
}
