import Intents
import TeaKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    intent is OrderTeaIntent ? OrderTeaHandler() : nil
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    userActivity.activityType == "com.example.teahouse.order"
  }
}
