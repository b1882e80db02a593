import SimAppFiles
import SimDiagnostics

/// An app's name that is a common word (P14).
struct CommonWordName: Rule {
  let about = RuleDescription(
    "common-word-name", .warning, "the app's name is a common word",
    explanation: """
      Siri hears the word and not the app: 'Start a run in Run'. INAlternativeAppNames gives people a name that is nobody \
      else's. The words stand in checks/common-words.list of each language.
      """,
    source: "openradar-mirror#14929, #15973; P14")

  func check(_ subject: Subject) -> [Finding] {
    subject.apps.flatMap { app in
      names(of: app, subject).map { name, _ in
        finding(
          "the app is called \(name.text, as: "name"), which is a common word, and has no INAlternativeAppNames",
          at: name.place, fix: Fix("add INAlternativeAppNames with a name that is no common word"))
      }
    }
  }

  /// The names of an app that are common words, where it has no others.
  func names(of app: Subject.App, _ subject: Subject) -> [(name: PlacedText, locale: String)] {
    guard subject.bundles(of: app, .app).allSatisfy(\.alternativeNames.isEmpty) else { return [] }
    let list = CheckList("common-words", subject.languages)
    return subject.names(of: app).filter { list.contains($0.name.text, in: $0.locale) }
  }
}
