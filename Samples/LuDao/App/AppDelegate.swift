import Foundation
import Intents
import UIKit

/// A bank without an Intents extension: its shortcuts are activities, which open the app.
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    let navigation = window?.rootViewController as? UINavigationController
    (navigation?.topViewController as? HomeViewController)?.lookAround()
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard userActivity.activityType == Activities.findMachine,
      let name = userActivity.userInfo?[Activities.placeKey] as? String, let place = Machine.Place(rawValue: name),
      let navigation = window?.rootViewController as? UINavigationController
    else { return false }
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(MachinesViewController(at: place), animated: false)
    return true
  }
}
