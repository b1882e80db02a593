@_spi(Host) import Intents
import SDKFoundation

/// The app's delegate, which is informed of the launch and of how the user came in.
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidBecomeActive(_ application: UIApplication)

  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

  /// The user comes in with an activity: Siri's, with its interaction, or one of the app's own.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// The spelling of iOS 10.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool

  /// Siri hands the intent to the app, which stays in the background (`handleInApp`).
  func application(
    _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

  /// The object in the app that handles an intent, where the app has no extension for it (iOS 14).
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    INMethodProbe.noteMissing(self)
    return false
  }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    INMethodProbe.noteMissing(self)
    return false
  }

  public func application(
    _ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    INMethodProbe.noteMissing(self)
  }

  public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    INMethodProbe.noteMissing(self)
    return nil
  }
}

extension UIApplicationDelegate {
  /// Lets the app continue an activity, by whichever spelling its author wrote.
  ///
  /// - Returns: whether the delegate took it; nil when it has no such method.
  @_spi(Host) public func hostContinue(_ activity: NSUserActivity, in application: UIApplication) -> Bool? {
    let probe = INMethodProbe(self)
    let restore: ([any UIUserActivityRestoring]?) -> Void = { _ in }
    let taken = probe.watch { self.application(application, continue: activity, restorationHandler: restore) }
    if !probe.isMissing { return taken }
    probe.reset()
    let restoreAny: ([Any]?) -> Void = { _ in }
    let takenEarly = probe.watch { self.application(application, continue: activity, restorationHandler: restoreAny) }
    return probe.isMissing ? nil : takenEarly
  }

  /// Hands an intent to the app in the background.
  ///
  /// - Parameter completion: gets the app's response, on whichever thread the app answers.
  /// - Returns: false when the delegate has no such method; the completion isn't called then.
  @_spi(Host) public func hostHandle(
    _ intent: INIntent, in application: UIApplication, completion: @escaping (INIntentResponse) -> Void
  ) -> Bool {
    let probe = INMethodProbe(self)
    probe.watch { self.application(application, handle: intent, completionHandler: completion) }
    return !probe.isMissing
  }
}
