/// What the user may ask about a request that has ended; nothing is done again.
public enum FollowUpRequest: Sendable, CaseIterable {
  /// What Siri said, once more.
  case again
  /// The results that were not presented yet.
  case more
  /// Who did it, or for whom it was.
  case who
  /// When it was.
  case when

  /// The acts that ask for it.
  static let acts: Set<AnswerAct.Kind> = [.again, .more, .who, .when]

  /// What an answer's acts ask for; nil where they ask for several things or for something else.
  init?(_ read: ActAnswer) {
    guard read.isWhole, read.isOnly(FollowUpRequest.acts), let kind = read.acts.first?.kind, read.isOnly([kind]) else {
      return nil
    }
    switch kind {
    case .again: self = .again
    case .more: self = .more
    case .who: self = .who
    case .when: self = .when
    default: return nil
    }
  }
}
