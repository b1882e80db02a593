import SimDiagnostics
import SimTranscripts

/// One choice right after another.
struct DisambiguationsInARow: Rule {
  /// How many choices may follow each other.
  static let limit = 2

  let about = RuleDescription(
    "disambiguations-in-a-row", .warning, "more than two choices follow each other",
    explanation: """
      First which person, then which number of theirs: a third list is one too many. Options that were used last, or that fit \
      what was said, are taken without asking, or put before the others and confirmed.
      """,
    source: "WWDC 2017, Making Great SiriKit Experiences; Human Interface Guidelines; L04, L05")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      var row = 0
      // What happens between two answers isn't a turn of the conversation.
      for turn in turns where !turn.says.isEmpty || turn.asked != nil {
        row = turn.options == nil ? 0 : row + 1
        guard row == Self.limit + 1, let options = turn.options else { continue }
        findings.append(
          finding(
            "turn \(turn.number, as: "turn") lets the user choose for the third time in a row",
            at: talk.place(options.text), fix: Fix("take what was used last, or confirm one of them")))
      }
    }
    return findings
  }
}
