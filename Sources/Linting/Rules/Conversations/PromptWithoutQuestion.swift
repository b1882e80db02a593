import SimCatalog
import SimDiagnostics
import SimTranscripts

/// Prompts that are no questions (L13).
struct PromptWithoutQuestion: Rule {
  let about = RuleDescription(
    "prompt-without-question", .warning, "a prompt doesn't ask",
    explanation: """
      "Deadline:" is a label of a form: who hears it doesn't know that it is their turn. A prompt ends with a question that \
      names what is asked for: "When is it due?".
      """,
    source:
      "WWDC 2021, Design great actions for Shortcuts, Siri, and Suggestions; WWDC 2020, Evaluate and optimize voice; L13"
  )

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      for (turn, next) in zip(turns, turns.dropFirst()) {
        // Only an answer proves that Siri waits for one: some results end a request.
        guard turn.asked != nil, !turn.isOpen, turn.question == nil, let last = turn.says.last,
          next.asked != nil || next.traces.contains(where: { $0.line.call == .method(.confirm) }),
          case .said = next.talk.opening
        else { continue }
        findings.append(
          finding(
            "turn \(turn.number, as: "turn") waits for an answer and doesn't ask: \(last.literal, as: "line")",
            at: talk.place(last), fix: Fix("end with a question")))
      }
    }
    for dialogue in subject.dialogues where dialogue.asks && !TalkOutline.Turn.asks(dialogue.words.text) {
      findings.append(
        finding(
          "the prompt of \(dialogue.owner, as: "of") doesn't ask: \(dialogue.words.text, as: "line")",
          at: dialogue.words.place, fix: Fix("end with a question")))
    }
    return findings
  }
}
