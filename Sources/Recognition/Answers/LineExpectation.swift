/// What precedes a line.
public enum LineExpectation: Sendable {
  /// Nothing: the line begins something, or asks one of these about the last request.
  case nothing(followUps: Set<FollowUpRequest>)
  /// A question of Siri's.
  case answer(AnswerExpectation)
}
