import SimDiagnostics
import SimTranscripts

/// Texts that are too long to listen to.
struct LongDialogue: Rule {
  /// Twelve seconds at 150 words a minute. behaviour.md b.1 asks for short speech without a number: this one is our
  /// choice.
  static let limit = 30
  /// The words that one answer may say in all if nothing is shown.
  static let limitOfTurn = 60

  let about = RuleDescription(
    "long-dialogue", .warning, "what Siri says is too long to be heard",
    explanation: """
      A sentence that is heard can't be looked at again. Thirty words are twelve seconds; an answer to somebody who only hears \
      has sixty at most. Two characters of Chinese count as a word. Say the result, and leave the rest to the card or to a \
      question.
      """,
    source: "Human Interface Guidelines, Siri: short when it is spoken; the number is chosen")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      for turn in turns {
        let long = turn.says.filter { LongExample.words(of: $0.literal) > Self.limit }
        findings += long.map { text in
          finding(
            """
            turn \(turn.number, as: "turn") says \(LongExample.words(of: text.literal), as: "words") words in one go; \
            \(Self.limit, as: "limit") can be heard
            """,
            at: talk.place(text), fix: Self.fix)
        }
        let all = turn.says.reduce(0) { $0 + LongExample.words(of: $1.literal) }
        guard long.isEmpty, turn.isHeard, all > Self.limitOfTurn, let first = turn.says.first else { continue }
        findings.append(
          finding(
            """
            turn \(turn.number, as: "turn") says \(all, as: "words") words to somebody who only hears; \
            \(Self.limitOfTurn, as: "limit") are enough
            """,
            at: talk.place(first), fix: Self.fix))
      }
    }
    for dialogue in subject.dialogues where LongExample.words(of: dialogue.words.plainText) > Self.limit {
      findings.append(
        finding(
          """
          \(dialogue.owner, as: "of") says \(LongExample.words(of: dialogue.words.plainText), as: "words") words in one go; \
          \(Self.limit, as: "limit") can be heard
          """,
          at: dialogue.words.place, fix: Self.fix))
    }
    return findings
  }

  private static let fix = Fix("say what matters, and show the rest")
}
