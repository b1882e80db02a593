import SimDiagnostics
import SimTranscripts

/// A choice of one, or of none (L04).
struct SingleOption: Rule {
  let about = RuleDescription(
    "single-option", .warning, "a choice has one option or none",
    explanation: """
      Where there is one candidate, confirmationRequired asks whether it is meant, and success takes it; where there is none, \
      unsupported says so. disambiguation is for two and more.
      """,
    source: "resolveRecipients in the Intents reference; L04")

  func check(_ subject: Subject) -> [Finding] {
    subject.requests.flatMap { talk, turns in
      turns.compactMap { turn in
        guard let options = turn.options, options.count < 2 else { return nil }
        let message: Message =
          options.names.isEmpty
          ? "turn \(turn.number, as: "turn") lets the user choose and offers nothing"
          : "turn \(turn.number, as: "turn") lets the user choose from one option: \(options.names, as: "option")"
        let result = options.names.isEmpty ? "unsupported" : "confirmationRequired"
        return finding(
          message, at: talk.place(options.text),
          fix: Fix(
            "answer \(result)", edit: talk.replacing("disambiguation", by: result, in: options.text)))
      }
    }
  }
}
