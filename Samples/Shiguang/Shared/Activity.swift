import Foundation
import Intents

/// The activities with which the extension sends the user into the app.
enum Activity {
  static let results = "com.example.shiguang.results"
  static let slideshow = "com.example.shiguang.slideshow"
  static let setUp = "com.example.shiguang.set-up"
  static let unlock = "com.example.shiguang.unlock"

  static let reasonKey = "reason"

  /// The photos that were found; which those are says the intent that comes with the activity.
  static func showResults() -> NSUserActivity { make(results, Texts.results) }

  static func play() -> NSUserActivity { make(slideshow, Texts.slideshow) }

  /// The user must choose where the photos are kept.
  static func chooseLibrary() -> NSUserActivity { make(setUp, Texts.chooseLibrary, reason: "noLibrary") }

  /// The user must let the app see the photos.
  static func allowPhotos() -> NSUserActivity { make(setUp, Texts.allowPhotos, reason: "noPermission") }

  /// The private album opens with Face ID.
  static func openPrivateAlbum() -> NSUserActivity { make(unlock, Texts.privateAlbum, reason: "private") }

  private static func make(_ type: String, _ title: String, reason: String? = nil) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    if let reason { activity.userInfo = [reasonKey: reason] }
    return activity
  }
}
