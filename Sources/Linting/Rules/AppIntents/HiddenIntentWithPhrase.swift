import SimAppFiles
import SimDiagnostics

/// Phrases for an intent that its app hides from the system.
struct HiddenIntentWithPhrase: Rule {
  let about = RuleDescription(
    "hidden-intent-with-phrase", .warning, "an intent that isn't discoverable is behind a phrase",
    explanation: """
      isDiscoverable = false hides an intent from Shortcuts and Spotlight; a shortcut with phrases shows \
      it there.
      """,
    source: "developer.apple.com/documentation/appintents/appintent/isdiscoverable")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (contents, shortcut) in subject.appShortcuts where !shortcut.phrases.isEmpty {
      guard let intent = contents.outline.intents.first(where: { $0.name == shortcut.intent }), intent.isHidden else {
        continue
      }
      findings.append(
        finding(
          "\(intent.name, as: "intent") isn't discoverable, and has phrases",
          at: FilePlace(shortcut.place, length: "AppShortcut".count),
          fix: Fix("take 'isDiscoverable' away, or the shortcut")))
    }
    return findings
  }
}
