import Foundation
import Intents
import TangTangKit
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window?.makeKeyAndVisible()
    ShortcutOffers.update()
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let navigation = window?.rootViewController as? UINavigationController else { return false }
    navigation.popToRootViewController(animated: false)
    switch userActivity.activityType {
    case NSStringFromClass(OpenMenuIntent.self):
      navigation.pushViewController(MenuViewController(), animated: false)
    case NSStringFromClass(OrderSoupIntent.self):
      guard let intent = userActivity.interaction?.intent as? OrderSoupIntent, let order = Order(intent) else {
        return false
      }
      navigation.pushViewController(OrderViewController(order), animated: false)
    default: return false
    }
    return true
  }
}
