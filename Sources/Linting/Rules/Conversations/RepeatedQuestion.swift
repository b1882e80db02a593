import SimDiagnostics
import SimTranscripts

/// A parameter that is asked for again and again (L03).
struct RepeatedQuestion: Rule {
  /// How often the user may be asked about the same thing.
  static let limit = 2

  let about = RuleDescription(
    "repeated-question", .warning, "the same thing is asked more than twice in a request",
    explanation: """
      Who has answered twice and is asked a third time gives up, or says yes to anything. An app that can't use an answer says \
      what would do, offers what there is, takes the nearest, or ends. Elements of a list that are asked for one by one are \
      one question each, and so is a review after the user has changed something.
      """,
    source: "SiriKit, Resolving and Handling Intents; Human Interface Guidelines; L03")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      var counts: [String: Int] = [:]
      var last: (subject: String, words: String)?
      for turn in turns {
        guard let question = turn.question else { continue }
        let words = question.literal
        let asked: String
        if let resolved = turn.asked {
          guard resolved.line.results.count == 1 else { continue }
          asked = resolved.parameter
        } else if turn.traces.isEmpty, let last, last.words == words {
          // There was no answer, and the question comes again.
          asked = last.subject
        } else if turn.isReview {
          asked = "review"
          if turn.isChanged || last?.words != words { counts[asked] = 0 }
        } else {
          // An offer after an ending is not a question of the request.
          continue
        }
        last = (asked, words)
        counts[asked, default: 0] += 1
        guard counts[asked] == Self.limit + 1 else { continue }
        findings.append(
          finding(
            """
            turn \(turn.number, as: "turn") asks a third time: \(words, as: "question"); \(Self.limit, as: "limit") times are \
            enough
            """,
            at: talk.place(question), fix: Fix("offer what there is, take the nearest, or end and say why")))
      }
    }
    return findings
  }
}
