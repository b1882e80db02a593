import SimCatalog
import SimDiagnostics
import SimDialogue
import SimTranscripts

/// What the opening of a transcript's turn asks of the session.
enum ReplayStep {
  case turn(TurnInput)
  case command(SessionCommand)
  /// A command that only matters at the terminal.
  case nothing

  /// - Parameters:
  ///   - now: the conversation's clock.
  ///   - words: those with which the transcript was read.
  static func read(_ turn: TalkTurn, now: CivilDateTime, words: NotationWords) -> Result<ReplayStep, Diagnostic> {
    switch turn.opening {
    case .said(let text): return .success(.turn(.said(text)))
    case .event(let text):
      return Happening.read(text, now: now, words: words, at: turn.place).map { .turn(.happened($0)) }
    case .command(let text):
      if text.prefix(while: { !$0.isWhitespace }).lowercased() == "help" { return .success(.nothing) }
      return SessionCommand.read(text, now: now, words: words, at: turn.place).map { command in
        if case .happen(let happening) = command { return .turn(.happened(happening)) }
        return .command(command)
      }
    }
  }

  /// Whether a conversation goes back anywhere.
  static func needsHistory(_ conversation: TalkConversation) -> Bool {
    conversation.turns.contains { turn in
      guard case .command(let text) = turn.opening else { return false }
      return ["undo", "goto", "fork"].contains(text.prefix { !$0.isWhitespace }.lowercased())
    }
  }
}
