import Foundation
import Intents
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HomeViewController()
    window?.makeKeyAndVisible()
    INPreferences.requestSiriAuthorization { _ in }
    return true
  }

  // Written for iOS 10, when the handler took objects of any kind.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    guard let screen = Router.screen(for: userActivity) else { return false }
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(screen, animated: false)
    return true
  }

  func application(
    _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    let response = INGetRideStatusIntentResponse(
      code: intent is INGetRideStatusIntent ? .success : .failureRequiringAppLaunch, userActivity: nil)
    response.rideStatus = TripStore(account: Account()).last?.asRideStatus(now: Date())
    completionHandler(response)
  }
}
