import Foundation
import Intents
import UIKit

/// Which screen an activity leads to.
enum Router {
  static func screen(for activity: NSUserActivity) -> UIViewController? {
    switch activity.activityType {
    case Activity.terms: TermsViewController()
    case Activity.show:
      (activity.userInfo?[Activity.showKey] as? String).flatMap(Shows.show).map(ShowViewController.init)
    default: activity.interaction.flatMap { screen(for: $0.intent) }
    }
  }

  /// What the user was about to do with Siri, gone on with in the app.
  private static func screen(for intent: INIntent) -> UIViewController? {
    let item: INMediaItem? =
      switch intent {
      case let intent as INPlayMediaIntent: intent.mediaItems?.first ?? intent.mediaContainer
      case let intent as INAddMediaIntent: intent.mediaItems?.first
      case let intent as INSearchForMediaIntent: intent.mediaItems?.first
      case let intent as INUpdateMediaAffinityIntent: intent.mediaItems?.first
      default: nil
      }
    return item.flatMap(Shows.show).map(ShowViewController.init)
  }
}
