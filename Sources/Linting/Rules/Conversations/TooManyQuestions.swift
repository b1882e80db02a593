import SimDiagnostics
import SimTranscripts

/// Requests that are an interview (L05).
struct TooManyQuestions: Rule {
  /// How many parameters may be asked for before the user reviews.
  static let limit = 2

  let about = RuleDescription(
    "too-many-questions", .warning, "a request asks for more than two things before it is reviewed",
    explanation: """
      Each question is a chance to give up. What a default could fill, what was meant the last time, and what isn't needed is \
      not asked for: it is filled in and shown at the review, where it can be changed.
      """,
    source: "Human Interface Guidelines, Siri; L05")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      var asked: [String] = []
      for turn in turns {
        guard let (parameter, _, text) = turn.asked, turn.question != nil, !asked.contains(parameter) else { continue }
        asked.append(parameter)
        guard asked.count == Self.limit + 1 else { continue }
        findings.append(
          finding(
            "turn \(turn.number, as: "turn") asks for a third thing: \(asked, as: "parameter")", at: talk.place(text),
            fix: Fix("fill in what is usual, and show it at the review")))
      }
    }
    return findings
  }
}
