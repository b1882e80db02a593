import Foundation
import Intents
import UIKit

/// Which screen an activity leads to.
enum Router {
  static func screen(for activity: NSUserActivity) -> UIViewController? {
    switch activity.activityType {
    case Activity.signInType:
      return SignInViewController()
    case Activity.callType:
      let name = activity.userInfo?[Activity.nameKey] as? String ?? ""
      return CallViewController(title: Texts.calling(name), lines: [activity.userInfo?[Activity.numberKey] as? String])
    default:
      return activity.interaction.flatMap { screen(for: $0.intent) }
    }
  }

  /// What the user was about to do with Siri, gone on with in the app.
  private static func screen(for intent: INIntent) -> UIViewController? {
    switch intent {
    case let intent as INStartAudioCallIntent:
      let people = intent.contacts ?? []
      return CallViewController(title: Texts.calling(names(people)), lines: people.map { $0.personHandle?.value })
    case let intent as INStartVideoCallIntent:
      return CallViewController(title: Texts.videoCalling(names(intent.contacts ?? [])), lines: [])
    case let intent as INSearchCallHistoryIntent:
      return intent.callTypes.contains(.voicemail) ? CallViewController(title: Texts.mailbox) : CallListViewController()
    default:
      return nil
    }
  }

  private static func names(_ people: [INPerson]) -> String {
    people.map(\.displayName).joined(separator: Texts.listSeparator)
  }
}
