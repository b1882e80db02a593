import SimDiagnostics
import SimTranscripts

/// A value that is confirmed and confirmed again (L06).
struct ConfirmedTwice: Rule {
  let about = RuleDescription(
    "confirmed-twice", .warning, "a value is confirmed, and then asked about again",
    explanation: """
      A yes to "Do you mean Jon Snow?" settles it: the resolver takes the value that comes back with success. A second \
      confirmation of the same value says that the first wasn't heard.
      """,
    source: "WWDC 2019, Designing Great Shortcuts; SiriKit, Resolving and Handling Intents; L06")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      for (turn, next) in zip(turns, turns.dropFirst()) {
        guard let first = turn.asked, let second = next.asked, first.line == second.line,
          !next.isChanged,
          first.line.results.allSatisfy({ $0.hasPrefix("confirmationRequired") })
        else { continue }
        findings.append(
          finding(
            "turn \(next.number, as: "turn") asks about \(second.line.result.dropFirst(21).description, as: "value") again",
            at: talk.place(second.text), fix: Fix("answer success to what has been confirmed")))
      }
    }
    return findings
  }
}
