import SimAppFiles
import SimDiagnostics

/// Phrases of App Shortcuts that don't name the app.
struct PhraseWithoutAppName: Rule {
  let about = RuleDescription(
    "phrase-without-app-name", .error, "a phrase of an App Shortcut doesn't have the app's name",
    explanation: """
      A phrase is heard only with the app's name at one place of it; what has none is left out when the \
      app is built, or nothing is.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutphrase")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (_, shortcut) in subject.appShortcuts {
      for phrase in shortcut.phrases where phrase.isLiteral && !phrase.namesApp {
        findings.append(
          finding(
            "the phrase \(phrase.text, as: "phrase") doesn't have the app's name", at: phrase.filePlace,
            fix: Fix("put \\(.applicationName) where the name is said")))
      }
    }
    return findings
  }
}
