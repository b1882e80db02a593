import SimAppFiles
import SimDiagnostics

/// Shortcuts that can't be started without a value.
struct ParameterInEveryPhrase: Rule {
  let about = RuleDescription(
    "parameter-in-every-phrase", .warning, "every phrase of an App Shortcut has a parameter",
    explanation: """
      A phrase with a parameter is heard with the values that are known beforehand, and with an entity \
      not before the app has said which there are. One phrase without it always begins, and Siri asks.
      """,
    source: "WWDC 2022, Implement App Shortcuts with App Intents")

  func check(_ subject: Subject) -> [Finding] {
    subject.appShortcuts.compactMap { contents, shortcut in
      // Another shortcut of the same intent may have the phrase.
      let all = contents.outline.shortcuts.filter { $0.intent == shortcut.intent }
      guard all.first == shortcut, !shortcut.phrases.isEmpty,
        all.flatMap(\.phrases).allSatisfy({ $0.isLiteral && !$0.parameters.isEmpty })
      else { return nil }
      return finding(
        "every phrase for \(shortcut.intent, as: "intent") has a parameter",
        at: FilePlace(shortcut.place, length: "AppShortcut".count), fix: Fix("add a phrase without one"))
    }
  }
}
