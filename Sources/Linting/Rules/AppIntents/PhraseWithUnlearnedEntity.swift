import SimAppFiles
import SimDiagnostics

/// Phrases of App Shortcuts with an entity in them that the app never makes the device learn.
struct PhraseWithUnlearnedEntity: Rule {
  let about = RuleDescription(
    "phrase-with-unlearned-entity", .error,
    "an entity is in a phrase, and updateAppShortcutParameters() is never called",
    explanation: """
      What an AppEntity in a phrase may be called is what its query suggested when the app last called \
      updateAppShortcutParameters(). Until then the phrase starts nothing.
      """,
    source: "developer.apple.com/documentation/appintents/appshortcutsprovider/updateappshortcutparameters()")

  func check(_ subject: Subject) -> [Finding] {
    var told: Set<String> = []
    return subject.appShortcuts.flatMap { contents, shortcut -> [Finding] in
      guard contents.outline.phraseUpdates.isEmpty,
        let intent = contents.outline.intents.first(where: { $0.name == shortcut.intent })
      else { return [] }
      return contents.outline.entityParameters(of: intent, in: shortcut.phrases).compactMap { parameter in
        // One line mends all phrases of a parameter.
        guard told.insert("\(intent.name).\(parameter)").inserted,
          let phrase = shortcut.phrases.first(where: { $0.parameters.contains(parameter) })
        else { return nil }
        return finding(
          "nothing calls updateAppShortcutParameters(): phrases with \(parameter, as: "parameter") start nothing",
          at: phrase.filePlace,
          fix: Fix("call it in the init() of the app, and whenever the suggested entities have changed"))
      }
    }
  }
}
