import Foundation
import Intents

/// The activities with which the extension sends the user into the app.
enum Activity {
  static let show = "com.example.bobo.show"
  static let terms = "com.example.bobo.terms"

  static let showKey = "show"

  /// A show is to be watched rather than heard.
  static func watching(_ show: Show?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: Self.show)
    activity.title = show?.title
    if let show { activity.userInfo = [showKey: show.id] }
    return activity
  }

  /// The user must agree to the new terms.
  static func agreeing() -> NSUserActivity {
    let activity = NSUserActivity(activityType: terms)
    activity.title = Texts.terms
    return activity
  }
}
