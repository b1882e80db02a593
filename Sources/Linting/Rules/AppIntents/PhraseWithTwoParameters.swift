import SimAppFiles
import SimDiagnostics

/// Phrases of App Shortcuts with more than one value.
struct PhraseWithTwoParameters: Rule {
  let about = RuleDescription(
    "phrase-with-two-parameters", .error, "a phrase of an App Shortcut has two parameters",
    explanation: """
      A phrase has one parameter at most; what else is needed is asked for in the next \
      turn.
      """,
    source: "developer.apple.com/forums/thread/723537")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (_, shortcut) in subject.appShortcuts {
      for phrase in shortcut.phrases where phrase.parameters.count > 1 {
        findings.append(
          finding(
            "the phrase \(phrase.text, as: "phrase") has \(phrase.parameters.count, as: "count") parameters; expected at most one",
            at: phrase.filePlace, fix: Fix("keep the one that people name first")))
      }
    }
    return findings
  }
}
