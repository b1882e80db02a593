import SimDefinitions
import SimDiagnostics

/// Answers that say less by voice than on the screen (L16).
struct ScreenOnlyValue: Rule {
  let about = RuleDescription(
    "screen-only-value", .warning, "an answer shows a value that it doesn't say by voice alone",
    explanation: """
      Where there is no screen, people get to know what is said and nothing else: a total, a time, a name that only stands in \
      the sentence for the screen is lost there.
      """,
    source: "WWDC 2019, Designing Great Shortcuts; Human Interface Guidelines; L16")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (_, intent) in subject.customIntents {
      for code in intent.response.codes {
        guard let shown = code.sentence, let said = code.conciseSentence, !said.text.isEmpty else { continue }
        let spoken = Placeholders.heads(of: said.text)
        let lost = Placeholders.heads(of: shown.text).filter { !spoken.contains($0) }
        guard !lost.isEmpty else { continue }
        findings.append(
          finding(
            "\(code.name, as: "code") of \(intent.name, as: "intent") shows \(lost, as: "value") and doesn't say it",
            at: said.place ?? FilePlace(code.place),
            fix: Fix("say it too")))
      }
    }
    return findings
  }
}
