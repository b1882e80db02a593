package import SimTranscripts

extension SessionTurn {
  /// The turn as a transcript sees it.
  package var observedLines: [ObservedLine] {
    outputs.flatMap { TurnText.lines(of: $0) }.map { line in
      switch line.kind {
      case .trace: ObservedLine(.trace, line.text)
      case .choice(let number): ObservedLine(.choice, line.text, number: number)
      case .card: ObservedLine(.card, line.text)
      case .says: ObservedLine(.says, line.text)
      }
    }
  }
}
