import Foundation
import Intents
import PaiPaiKit
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: PizzasViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let intent = userActivity.interaction?.intent as? OrderPizzaIntent,
      let navigation = window?.rootViewController as? UINavigationController
    else { return false }
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(PizzaViewController(kind: intent.kind), animated: false)
    return true
  }
}
