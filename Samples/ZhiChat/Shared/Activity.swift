import Foundation
import Intents

/// The activities with which the extension sends the user into the app.
enum Activity {
  static let signInType = "com.example.zhichat.sign-in"
  static let unlockType = "com.example.zhichat.unlock"

  static let reasonKey = "reason"
  static let recipientKey = "recipient"

  /// The user must sign in before a message can be sent to somebody.
  static func signIn(recipients: [INPerson]?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: signInType)
    activity.title = Texts.signIn
    var information: [AnyHashable: Any] = [reasonKey: "signedOut"]
    if let name = recipients?.first?.displayName { information[recipientKey] = name }
    activity.userInfo = information
    return activity
  }

  /// The user must give the app's own passcode.
  static func unlock() -> NSUserActivity {
    let activity = NSUserActivity(activityType: unlockType)
    activity.title = Texts.unlock
    activity.userInfo = [reasonKey: "passcode"]
    return activity
  }
}
