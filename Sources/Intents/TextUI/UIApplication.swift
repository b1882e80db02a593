/// The running app: its delegate and its windows.
open class UIApplication: UIResponder {
  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
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

  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
  }

  /// Brings the app before the user, or leaves it in the background; set by the host before it calls the delegate.
  @_spi(Host) public func enter(_ state: State) { applicationState = state }

  /// What the user sees: the topmost controller's title and texts; nil as long as the app shows no window.
  @_spi(Host) public var screen: (title: String, rows: [String])? {
    (keyWindow ?? delegate?.window ?? nil)?.rootViewController?.screen
  }
}

/// The spelling of Swift 3 and 4.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
