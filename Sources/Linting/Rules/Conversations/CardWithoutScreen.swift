import SimDiagnostics
import SimTranscripts

/// A card for a device that shows none (L16).
struct CardWithoutScreen: Rule {
  let about = RuleDescription(
    "card-without-screen", .warning, "a card is shown on a device without a screen",
    explanation: """
      HomePod has no screen: what stands on the card alone is lost there. Say what matters of it, and leave the rest out.
      """,
    source: "Human Interface Guidelines, Siri; L16")

  func check(_ subject: Subject) -> [Finding] {
    subject.requests.flatMap { talk, turns in
      turns.compactMap { turn in
        guard turn.isWithoutScreen, let row = turn.card.first else { return nil }
        return finding(
          "turn \(turn.number, as: "turn") shows a card on a device that has no screen", at: talk.place(row),
          fix: Fix("say what matters of it"))
      }
    }
  }
}
