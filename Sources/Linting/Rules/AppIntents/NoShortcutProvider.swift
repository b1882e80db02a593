import SimAppFiles
import SimDiagnostics

/// Intents of an app that has no phrases at all.
struct NoShortcutProvider: Rule {
  let about = RuleDescription(
    "no-shortcut-provider", .note, "an app has App Intents and no AppShortcutsProvider",
    explanation: """
      Without an AppShortcutsProvider nothing can be said to Siri before somebody has made a shortcut of \
      an intent by hand.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutsprovider")

  func check(_ subject: Subject) -> [Finding] {
    subject.appIntents.compactMap { contents in
      let outline = contents.outline
      guard outline.providers.isEmpty,
        let intent = outline.intents.first(where: { !$0.isHidden && !$0.isConfiguration && $0.perform != nil })
      else { return nil }
      return finding(
        "\(intent.name, as: "intent") has no phrase: there is no AppShortcutsProvider",
        at: FilePlace(intent.place, length: 1), fix: Fix("declare one with the phrases that people say"))
    }
  }
}
