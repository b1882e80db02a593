/// How the conversation about one intent differs from others: choices that Apple doesn't document, kept under
/// `dialogue` in the intent's schema file (docs/lines.md).
public struct IntentDialogue: Hashable, Sendable {
  /// The effect of a completed intent on an activity in its app.
  public enum UnderWay: String, Hashable, Sendable, CaseIterable { case begins, ends }
  /// What an outcome's card shows in addition to the response.
  public enum OutcomeCard: String, Hashable, Sendable, CaseIterable { case response, request }

  /// The parameter that "change it" changes at the review; nil where there is no usual one.
  public var changes: String?
  /// What the card of its outcome shows in addition to the response.
  public var outcome: OutcomeCard
  /// The background mode of an app's Info.plist that lets it work on a locked device: without it Siri asks to unlock first.
  public var unlockedBy: String?
  /// The intent whose status is observed while the outcome is shown (`startSendingUpdates`): this one, or another of
  /// the app's.
  public var observes: IntentName?
  /// Whether an activity begins in the app when it is done, or ends.
  public var underWay: UnderWay?

  /// The dialogue of an intent, by default like any other.
  public init(
    changes: String? = nil, outcome: OutcomeCard = .response, unlockedBy: String? = nil, observes: IntentName? = nil,
    underWay: UnderWay? = nil
  ) {
    self.changes = changes
    self.outcome = outcome
    self.unlockedBy = unlockedBy
    self.observes = observes
    self.underWay = underWay
  }
}
