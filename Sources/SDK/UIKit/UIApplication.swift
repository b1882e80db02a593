@_spi(Host) import SDKFoundation
import SimSDKFacts

/// The running app: its delegate and its windows.
open class UIApplication: UIResponder {
  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Whether the user sees the app.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  nonisolated(unsafe) private static let only = UIApplication()
  open class var shared: UIApplication { only }

  open weak var delegate: (any UIApplicationDelegate)?
  open private(set) var windows: [UIWindow] = []
  open internal(set) var applicationState = State.background

  open var keyWindow: UIWindow? { windows.last }

  open func canOpenURL(_ url: URL) -> Bool {
    if isOwn(url) { return true }
    SDKNotice.say(.openURL, url.absoluteString)
    return false
  }

  /// An address of the app's own opens the app; there are no other apps.
  private func leads(_ url: URL) -> Bool {
    let isOwn = isOwn(url)
    SDKNotice.say(isOwn ? .openOwnURL : .openURL, url.absoluteString)
    return isOwn
  }

  private func isOwn(_ url: URL) -> Bool {
    let types = Bundle.main.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    return url.scheme.map { scheme in schemes.contains { $0.lowercased() == scheme.lowercased() } } ?? false
  }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = leads(url)
    completion?(isOpened)
  }

  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { leads(url) }

  @discardableResult
  open func openURL(_ url: URL) -> Bool { leads(url) }

  open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func registerForRemoteNotifications() {}
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var connectedScenes: Set<UIScene> { [] }
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { 30 }

  public static let openSettingsURLString = "app-settings:"
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  /// Brings the app to the front, or leaves it in the background; set by the host before it calls the delegate.
  @_spi(Host) public func enter(_ state: State) { applicationState = state }

  /// The visible screen: the topmost controller's title and texts; nil as long as the app shows no window.
  @_spi(Host) public var screen: (title: String, rows: [String])? { root?.screen }

  /// The controller that the user sees; nil as long as the app shows no window.
  @_spi(Host) public var topmost: UIViewController? { root?.hostTopmost }

  private var root: UIViewController? { (keyWindow ?? delegate?.window ?? nil)?.rootViewController }
}

/// The spelling of Swift 3 and 4.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// A task that may end after the app has left the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
