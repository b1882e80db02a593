import Foundation
import Intents

/// The activities with which the extension sends the rider into the app, each with the reason in its userInfo.
enum Activity {
  static let account = "com.example.huhu.account"
  static let ride = "com.example.huhu.ride"
  static let help = "com.example.huhu.help"

  static let reasonKey = "reason"

  /// Why the app must be opened.
  enum Reason: String {
    case signedOut, notVerified, noService, maintenance, unfinished, unrated, tooFar, current
  }

  static func signIn() -> NSUserActivity { make(account, .signedOut, Texts.signIn) }
  static func verify() -> NSUserActivity { make(account, .notVerified, Texts.verify) }
  static func areas() -> NSUserActivity { make(help, .noService, Texts.areas) }
  static func maintenance() -> NSUserActivity { make(help, .maintenance, Texts.maintenance) }
  static func schedule() -> NSUserActivity { make(help, .tooFar, Texts.schedule) }
  static func unfinishedRide() -> NSUserActivity { make(ride, .unfinished, Texts.currentRide) }
  static func unratedRide() -> NSUserActivity { make(ride, .unrated, Texts.rateRide) }
  static func currentRide() -> NSUserActivity { make(ride, .current, Texts.currentRide) }

  private static func make(_ type: String, _ reason: Reason, _ title: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    activity.userInfo = [reasonKey: reason.rawValue]
    return activity
  }
}
