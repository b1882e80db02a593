import Foundation
import Intents
import UIKit

/// Which screen an activity leads to.
enum Router {
  static func screen(for activity: NSUserActivity) -> UIViewController? {
    switch activity.activityType {
    case Activity.account, Activity.ride, Activity.help: screen(for: reason(of: activity))
    default: activity.interaction.flatMap(screen)
    }
  }

  private static func reason(of activity: NSUserActivity) -> Activity.Reason? {
    (activity.userInfo?[Activity.reasonKey] as? String).flatMap(Activity.Reason.init(rawValue:))
  }

  private static func screen(for reason: Activity.Reason?) -> UIViewController? {
    switch reason {
    case .signedOut: TextViewController(title: Texts.signIn)
    case .notVerified: TextViewController(title: Texts.verify)
    case .noService: TextViewController(title: Texts.areas, lines: ServiceArea.listed.map(\.title))
    case .maintenance: TextViewController(title: Texts.maintenance)
    case .tooFar: TextViewController(title: Texts.schedule)
    case .unrated: TextViewController(title: Texts.rateRide, lines: TripViewController.lines)
    case .unfinished, .current: TripViewController()
    case nil: nil
    }
  }

  /// What the rider was about to do with Siri, gone on with in the app.
  private static func screen(for interaction: INInteraction) -> UIViewController? {
    switch interaction.intent {
    case is INGetRideStatusIntent: TripViewController()
    case is INRequestRideIntent, is INListRideOptionsIntent:
      TripStore(account: Account()).last?.isUnderWay == true ? TripViewController() : HomeViewController()
    default: nil
    }
  }
}
