import SimTranscripts

/// Watches a replay while it compares, so that what is shown and what is compared come from one run.
struct ReplayWatcher {
  /// What was done for a turn of the transcript.
  enum Outcome {
    case turn(SessionTurn)
    case command(CommandRun.Outcome)
  }

  /// A conversation begins.
  var began: (TalkConversation) -> Void
  /// A turn of it is over; the session is in the state after it.
  var did: (Outcome, TalkTurn, Session) -> Void
}
