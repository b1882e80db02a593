import Foundation
import Intents
import UIKit

/// Which screen an activity leads to.
enum Router {
  static func screen(for activity: NSUserActivity) -> UIViewController? {
    switch activity.activityType {
    case Activity.signInType:
      return SignInViewController(recipient: activity.userInfo?[Activity.recipientKey] as? String)
    case Activity.unlockType:
      return PasscodeViewController()
    default:
      return activity.interaction.flatMap { screen(for: $0.intent) }
    }
  }

  /// What the user was about to do with Siri, gone on with in the app.
  private static func screen(for intent: INIntent) -> UIViewController? {
    switch intent {
    case let intent as INSendMessageIntent:
      let name = intent.speakableGroupName?.spokenPhrase ?? intent.recipients?.first?.displayName
      return ConversationViewController(name: name ?? Texts.conversations, draft: intent.content)
    case let intent as INSearchForMessagesIntent:
      return ResultsViewController(senderIDs: Set((intent.senders ?? []).compactMap(\.customIdentifier)))
    case is INSetMessageAttributeIntent:
      return ConversationListViewController()
    default:
      return nil
    }
  }
}
