import Foundation
import Intents

/// What the user does in the app, as Siri may suggest it again.
enum Activities {
  static let findMachine = "com.example.ludao.find-machine"
  static let balance = "com.example.ludao.balance"
  static let placeKey = "place"

  static func findingMachine(at place: Machine.Place) -> NSUserActivity {
    let activity = NSUserActivity(activityType: findMachine)
    activity.title = Texts.find(place)
    activity.userInfo = [placeKey: place.rawValue, "scrolledTo": 3]
    activity.requiredUserInfoKeys = [placeKey]
    activity.isEligibleForSearch = true
    activity.isEligibleForPrediction = true
    activity.persistentIdentifier = "machine.\(place.rawValue)"
    activity.suggestedInvocationPhrase = Texts.phrase
    return activity
  }

  /// The balance is nobody's business: Siri neither finds nor suggests it.
  static func lookingAtBalance() -> NSUserActivity { NSUserActivity(activityType: balance) }
}
