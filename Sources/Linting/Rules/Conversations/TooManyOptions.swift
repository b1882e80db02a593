import SimDiagnostics
import SimTranscripts

/// Lists that are too long to keep in mind (L04).
struct TooManyOptions: Rule {
  /// People don't choose from more: another result helps more.
  static let limit = 5
  /// Siri doesn't take more.
  static let most = 10

  let about = RuleDescription(
    "too-many-options", .warning, "there are more than five options to choose from",
    explanation: """
      A list is heard, not only seen: of more than five options people remember the last ones. Ask for more details, offer \
      those that fit best, or confirm one. More than ten are an error.
      """,
    source: "WWDC 2016, Introducing SiriKit; resolveRecipients, resolvePayee in the Intents reference; L04")

  func check(_ subject: Subject) -> [Finding] {
    subject.requests.flatMap { talk, turns in
      turns.compactMap { turn in
        guard let options = turn.options, options.count > Self.limit else { return nil }
        return finding(
          """
          turn \(turn.number, as: "turn") offers \(options.count, as: "count") options; more than \
          \(Self.limit, as: "limit") can't be kept in mind
          """,
          at: talk.place(options.text), severity: options.count > Self.most ? .error : nil,
          fix: Fix("offer those that fit best, or answer needsValue and ask for more"))
      }
    }
  }
}
