import Foundation
import Intents

/// The activities with which the extension sends the user into the app.
enum Activity {
  static let signIn = "com.example.dongdong.sign-in"
  static let course = "com.example.dongdong.course"
  static let challenge = "com.example.dongdong.challenge"

  static let workoutKey = "workout"

  static func signingIn() -> NSUserActivity { make(signIn, Texts.signIn) }
  static func leavingChallenge() -> NSUserActivity { make(challenge, Texts.challenge) }

  /// A course goes on in the app, where its film is shown.
  static func course(_ workout: Workout) -> NSUserActivity {
    let activity = make(course, workout.title)
    activity.userInfo = [workoutKey: workout.identifier]
    return activity
  }

  private static func make(_ type: String, _ title: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    return activity
  }
}
