@_spi(Host) import Intents
@_spi(Host) import IntentsUI
import Testing
@_spi(Host) import UIKit

private final class ModernDelegate: NSObject, UIApplicationDelegate {
  var continued: [String] = []

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    continued.append(userActivity.activityType)
    return true
  }

  func application(
    _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    completionHandler(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

private final class EarlyDelegate: NSObject, UIApplicationDelegate {
  var continued: [String] = []

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    continued.append(userActivity.activityType)
    return false
  }
}

private final class BareDelegate: NSObject, UIApplicationDelegate {}

@Suite("An app's delegate")
struct AppDelegateTests {
  private let activity = NSUserActivity(activityType: "com.example.something")

  @Test("continues an activity in today's spelling and in that of iOS 10")
  func continues() {
    let modern = ModernDelegate()
    #expect(modern.hostContinue(activity, in: .shared) == true)
    #expect(modern.continued == ["com.example.something"])
    let early = EarlyDelegate()
    #expect(early.hostContinue(activity, in: .shared) == false)
    #expect(early.continued == ["com.example.something"])
  }

  @Test("that has no method for it is told from one that declines")
  func missing() {
    #expect(BareDelegate().hostContinue(activity, in: .shared) == nil)
    #expect(BareDelegate().hostHandle(INIntent(), in: .shared) { _ in } == false)
  }

  @Test("handles an intent in the background")
  func handles() {
    var answer: INIntentResponse?
    let taken = ModernDelegate().hostHandle(INIntent(), in: .shared) { answer = $0 }
    #expect(taken)
    #expect((answer as? INSendMessageIntentResponse)?.code == .success)
  }
}
