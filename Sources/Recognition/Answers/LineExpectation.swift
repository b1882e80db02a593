/// What a line may be said to.
public enum LineExpectation: Sendable {
  /// To nothing: it begins something, or wants to hear one of these of what was done last.
  case nothing(followUps: Set<FollowUpRequest>)
  /// To what Siri has asked.
  case answer(AnswerExpectation)
}
