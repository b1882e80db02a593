import Foundation
import Intents

/// The activities with which the extension sends the user into the app.
enum Activity {
  static let signInType = "com.example.tingting.sign-in"
  static let callType = "com.example.tingting.call"

  static let nameKey = "name"
  static let numberKey = "number"
  static let videoKey = "video"

  /// The user must sign in before anybody can be called.
  static func signIn() -> NSUserActivity {
    let activity = NSUserActivity(activityType: signInType)
    activity.title = Texts.signIn
    return activity
  }

  /// A call that only the app itself can place: the last number, the mailbox, an emergency.
  static func call(to name: String, number: String?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: callType)
    activity.title = Texts.calling(name)
    activity.userInfo = [nameKey: name, numberKey: number ?? ""]
    return activity
  }
}
