public import SimCatalog
public import SimLexicon

extension Understander {
  /// Reads an activity of a type that one of some apps declares, with its userInfo: `bank.find-machine place=station`.
  ///
  /// - Returns: the activity with the app's identifier; nil where the words aren't one.
  public func activity(writtenAs words: String, for apps: [InstalledApp]) -> (app: String, activity: UserActivity)? {
    let pieces = QuotedPieces.of(words)
    guard let type = pieces.first, let app = apps.first(where: { $0.activityTypes.contains(type) }) else { return nil }
    var activity = UserActivity(activityType: type)
    for piece in pieces.dropFirst() {
      guard let (key, value) = QuotedPieces.assignment(piece) else { return nil }
      if key == "title" {
        activity.title = value
      } else {
        activity.userInfo.append(UserInfoEntry(key: key, value: value))
      }
    }
    activity.userInfo.sort { $0.key < $1.key }
    return (app.identifier, activity)
  }
}
