import SimAppFiles
import SimDiagnostics

/// Translated phrases that don't name the app.
struct TranslationWithoutAppName: Rule {
  let about = RuleDescription(
    "translation-without-app-name", .error, "a translation of a phrase doesn't have ${applicationName}",
    explanation: """
      In a file of strings the app's name is written ${applicationName}; a translation without it is \
      never heard, and nobody says so.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutphrase")

  private static let mark = "${\(AppIntentOutline.Phrase.applicationName)}"

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for contents in subject.appIntents {
      let keys = Set(contents.outline.shortcuts.flatMap(\.phrases).filter(\.namesApp).map(\.text))
      for language in contents.phrases.languages {
        for key in keys.sorted() {
          for entry in contents.phrases.texts(key, in: language) where !entry.text.contains(Self.mark) {
            findings.append(
              finding(
                "the translation \(entry.text, as: "phrase") doesn't have '${applicationName}'",
                at: FilePlace(entry.place, length: 1),
                fix: entry.text.contains("\\(.")
                  ? Fix("write \(TranslationOfNoPhrase.inStrings(entry.text))")
                  : Fix("put ${applicationName} where the name is said")))
          }
        }
      }
    }
    return findings
  }
}
