import SimDiagnostics
import SimTranscripts

/// Questions that have only one answer.
struct NoWayOut: Rule {
  let about = RuleDescription(
    "no-way-out", .warning, "a question leaves no way out",
    explanation: """
      A review with one button can't be refused, and who is asked again without hearing what was wrong with the answer can only \
      give the same one. Each review has a button that cancels; a result that refuses says why, or what would do.
      """,
    source:
      "Human Interface Guidelines, Siri; WWDC 2016, Introducing SiriKit; good turn shape: say what happened, then what is next"
  )

  func check(_ subject: Subject) -> [Finding] {
    subject.requests.flatMap { talk, turns in
      turns.enumerated().compactMap { index, turn -> Finding? in
        guard !turn.isOpen else { return nil }
        if turn.isReview, let row = turn.card.last, TalkOutline.buttons(in: row) == 1 {
          return finding(
            "the review of turn \(turn.number, as: "turn") has one button: \(row.literal, as: "button")",
            at: talk.place(row), fix: Fix("add a button that cancels"))
        }
        // The user has answered before it, and Siri only repeats the question.
        guard let asked = turn.asked, asked.line.results.allSatisfy({ $0.hasPrefix("unsupported") }), index > 0,
          turns[index - 1].asked?.parameter == asked.parameter, let question = turn.question, turn.says.count == 1,
          turn.choices.isEmpty, turns[index - 1].question?.literal == question.literal
        else { return nil }
        return finding(
          "turn \(turn.number, as: "turn") asks again and doesn't say what was wrong: \(question.literal, as: "question")",
          at: talk.place(question), fix: Fix("say why the answer can't be used, or offer what can"))
      }
    }
  }
}
