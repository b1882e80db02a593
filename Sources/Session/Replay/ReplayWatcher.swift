import SimTranscripts

/// Sees what a replay does while it compares: what is shown to people and what is compared come of one run.
struct ReplayWatcher {
  /// What was done for a turn of the transcript.
  enum Outcome {
    case turn(SessionTurn)
    case command(CommandRun.Outcome)
  }

  /// A conversation begins.
  var began: (TalkConversation) -> Void
  /// A turn of it is over; the session is as it left it.
  var did: (Outcome, TalkTurn, Session) -> Void
}
