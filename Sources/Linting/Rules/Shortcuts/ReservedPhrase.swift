import SimAppFiles
import SimDiagnostics
import SimText
import SimUtterances

/// Suggested phrases that Siri keeps for herself (L18).
struct ReservedPhrase: Rule {
  let about = RuleDescription(
    "reserved-phrase", .warning, "a suggested phrase is a command of Siri's own",
    explanation: """
      Siri does what she has always done with "Call 911" or "Set a timer", whatever an app suggests. The commands stand in \
      checks/core-commands.list; an entry that ends in … stands for all that begins so.
      """,
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; Human Interface Guidelines; L18")

  func check(_ subject: Subject) -> [Finding] {
    let commands = CoreCommands(subject.languages)
    return subject.shortcuts.flatMap(\.suggestedPhrases).compactMap { phrase in
      guard commands.command(in: phrase.plainText) != nil else { return nil }
      return finding(
        "\(phrase.text, as: "phrase") is a command of Siri's own", at: phrase.filePlace,
        fix: Fix("suggest what only this app does"))
    }
  }
}
