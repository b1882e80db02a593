/// What the conversation about one intent does otherwise than about another: choices that Apple documents nowhere, kept under
/// `dialogue` in the intent's schema file (docs/lines.md).
public struct IntentDialogue: Hashable, Sendable {
  /// What an intent that is done does to what goes on in its app.
  public enum UnderWay: String, Hashable, Sendable, CaseIterable { case begins, ends }
  /// What an outcome's card shows beside the response.
  public enum OutcomeCard: String, Hashable, Sendable, CaseIterable { case response, request }

  /// The parameter that "change it" changes at the review; nil where nothing is changed more than the rest.
  public var changes: String?
  /// What the card of its outcome shows beside the response.
  public var outcome: OutcomeCard
  /// The background mode of an app's Info.plist that lets it work on a locked device: without it Siri asks to unlock first.
  public var unlockedBy: String?
  /// Whose status is observed as long as the outcome is shown (`startSendingUpdates`): the intent's own, or that of another one of
  /// the app's.
  public var observes: IntentName?
  /// Whether something goes on in the app once it is done, or is over then.
  public var underWay: UnderWay?

  /// An intent whose conversation is like any other, but for what is given.
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
