import ChuiChuiKit
import Foundation
import Intents
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: BidsViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == NSStringFromClass(CheckBidIntent.self),
      let intent = userActivity.interaction?.intent as? CheckBidIntent,
      let auction = Auction.status(of: intent.listing?.identifier),
      let navigation = window?.rootViewController as? UINavigationController
    else { return false }
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(BidViewController(auction), animated: false)
    return true
  }
}
