import SimDiagnostics
import SimTranscripts

/// Two questions in one breath.
struct TwoQuestions: Rule {
  let about = RuleDescription(
    "two-questions", .warning, "Siri asks two things at once",
    explanation: """
      Of two questions the last one is answered, and a yes to both says nothing. One question a turn, at its end; what an app \
      says before it is a statement.
      """,
    source: "Human Interface Guidelines, Siri; WWDC 2019, Designing Great Shortcuts; good turn shape; L15")

  func check(_ subject: Subject) -> [Finding] {
    subject.requests.flatMap { talk, turns in
      turns.compactMap { turn in
        let questions = turn.says.filter { TalkOutline.Turn.asks($0.literal) }
        guard questions.count > 1, let first = questions.first else { return nil }
        return finding(
          """
          turn \(turn.number, as: "turn") asks \(questions.count, as: "count") questions: \
          \(questions.map(\.literal), as: "question")
          """,
          at: talk.place(first), fix: Fix("ask one of them, and say the other as a statement"))
      }
    }
  }
}
