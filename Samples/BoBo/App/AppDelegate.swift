import Foundation
import Intents
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let navigation = UINavigationController(rootViewController: HomeViewController())

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    MediaOffers.update()
    INPreferences.requestSiriAuthorization { status in
      if status == .authorized { MediaOffers.updateVocabulary() }
    }
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let screen = Router.screen(for: userActivity) else { return false }
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(screen, animated: false)
    return true
  }

  /// The app plays while Siri stays in front.
  func application(
    _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    completionHandler(BackgroundHandler().response(to: intent))
  }
}
