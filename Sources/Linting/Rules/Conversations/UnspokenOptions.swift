import SimDiagnostics
import SimTranscripts

/// Options that are only shown to a user who only hears (L16).
struct UnspokenOptions: Rule {
  let about = RuleDescription(
    "unspoken-options", .warning, "options are shown where the user only hears",
    explanation: """
      On HomePod, in the car and with headphones a list is read: what isn't said can't be chosen. The sentence names the \
      options, as "A, B, or C?".
      """,
    source: "WWDC 2020, Design high quality Siri media interactions; Human Interface Guidelines; L16")

  func check(_ subject: Subject) -> [Finding] {
    subject.requests.flatMap { talk, turns in
      turns.compactMap { turn in
        guard turn.isHeard, !turn.isOpen, let question = turn.question, let options = turn.options else { return nil }
        let said = NormalForm.of(turn.says.map(\.literal).joined(separator: " "))
        let unsaid = options.names.filter { !said.contains(NormalForm.of($0)) }
        guard !unsaid.isEmpty else { return nil }
        return finding(
          "turn \(turn.number, as: "turn") asks somebody who only hears and doesn't say \(unsaid, as: "option")",
          at: talk.place(question), fix: Fix("name the options in the question"))
      }
    }
  }
}
