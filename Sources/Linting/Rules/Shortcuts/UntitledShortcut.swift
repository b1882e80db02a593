import SimDefinitions
import SimDiagnostics

/// Shortcut types without a title.
struct UntitledShortcut: Rule {
  let about = RuleDescription(
    "untitled-shortcut", .warning, "a shortcut type has no title",
    explanation: """
      A suggestion shows the title of the combination of parameters that a donation fills. Without one it can't say what it \
      does with these values.
      """,
    source: "WWDC 2018, Introduction to Siri Shortcuts")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (outline, intent) in subject.customIntents where intent.isSuggested {
      for shortcut in intent.shortcuts where !outline.isTitled(shortcut, of: intent) {
        let message: Message =
          shortcut.parameters.isEmpty
          ? "the shortcut of \(intent.name, as: "intent") without parameters has no title"
          : "the shortcut of \(intent.name, as: "intent") with \(shortcut.parameters, as: "parameter") has no title"
        findings.append(
          finding(
            message, at: FilePlace(shortcut.place),
            fix: Fix("say in its title what it does, or remove the combination")))
      }
    }
    return findings
  }
}
