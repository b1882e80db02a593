/// What comes nearest to a line of the phrases that start an app's intents, and what becomes of it.
public enum NearPhrase: Hashable, Sendable {
  /// It starts this.
  case starts(TitledRequest)
  /// Several that would do different things are as near.
  case contested([TitledRequest])
  /// The app has ruled it out by a phrase of its own, at this place; with what would start otherwise.
  case ruledOut(by: String, place: String?, TitledRequest?)
  /// It costs something, or takes something away: only its phrase as it stands starts it.
  case onlyAsItStands(TitledRequest)
}
