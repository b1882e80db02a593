import Foundation
import Intents
import UIKit

/// An app that tells something when it is launched, and does besides what `AT_LAUNCH` says.
class LaunchedApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched with \(Int.random(in: 0..<1_000_000))")
    INVocabulary.shared().setVocabularyStrings(["Biscuit"], of: .contactName)
    switch ProcessInfo.processInfo.environment["AT_LAUNCH"] {
    case "file":
      try? Data("here".utf8).write(to: URL(fileURLWithPath: NSHomeDirectory() + "/Documents/launch"))
    case "default": UserDefaults.standard.set(true, forKey: "launched")
    case "thread": Thread.detachNewThread { sleep(1000) }
    case "later": DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("and another thing") }
    case "exit": exit(0)
    default: break
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    print("active with \(Int.random(in: 0..<1_000_000))")
  }
}
