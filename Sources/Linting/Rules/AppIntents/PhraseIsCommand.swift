import SimAppFiles
import SimDiagnostics
import SimPhrases

/// Phrases of App Shortcuts that are one of Siri's own commands followed by the app's name.
struct PhraseIsCommand: Rule {
  let about = RuleDescription(
    "phrase-is-command", .warning, "a phrase of an App Shortcut is a command of Siri's own",
    explanation: """
      "Open Ladle" opens the app, and "Call Ladle" looks for somebody of that name: whether an App Shortcut with that phrase ever \
      runs is up to the device. What is said of apps stands in checks/app-commands.list, Siri's other commands in \
      checks/core-commands.list. Where the intent opens the app anyway, it is good to know and no more.
      """,
    source: "iPhone User Guide, What can I ask Siri?; Human Interface Guidelines, Siri")

  func check(_ subject: Subject) -> [Finding] {
    let commands = Dictionary(
      uniqueKeysWithValues: subject.languages.names.map { ($0, Self.commands(of: $0, subject.languages)) })
    return subject.appIntents.indices.flatMap { index -> [Finding] in
      let contents = subject.appIntents[index]
      let own = subject.apps.first { $0.appIntents == index }?.loaded.developmentRegion ?? LoadedApp.usualRegion
      return contents.phraseLanguages(own: own).flatMap { language -> [Finding] in
        guard let commands = subject.languages.name(for: language).flatMap({ commands[$0] }) else { return [] }
        return contents.sentences(in: language).filter { commands.contains($0.parts) }.map { sentence in
          let intent = contents.outline.intents.first { $0.name == sentence.start.intent }
          return finding(
            "\(sentence.text, as: "sentence") is a command of Siri's own", at: sentence.place,
            severity: intent?.isInApp ?? false ? .note : nil,
            fix: Fix("say in it what \(Message.shown(sentence.start.intent)) does"))
        }
      }
    }
  }

  /// The commands that end with an app's name.
  private static func commands(of language: String, _ languages: LanguageLibrary) -> Set<[ShortcutSentence.Part]> {
    let general = languages.checks("core-commands", of: language).map(\.text).filter { $0.hasSuffix("…") }
    let ofApps = languages.checks("app-commands", of: language).map(\.text)
    return Set((general.map { String($0.dropLast()) + "@" } + ofApps).map(parts))
  }

  /// The parts of a command in the list, in which `@` is the app's name.
  private static func parts(of command: String) -> [ShortcutSentence.Part] {
    let pieces = command.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map {
      NormalForm.of(String($0))
    }
    let parts = pieces.map { $0.isEmpty ? [] : [ShortcutSentence.Part.words($0)] }
    return Array(parts.joined(separator: [.appName]))
  }
}
