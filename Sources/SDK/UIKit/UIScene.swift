import Intents
import SDKFoundation

// Scenes: delegates name them, but there are none here: an app is launched with its delegate alone
// (`SDKDifference.scenes`).

/// A window's worth of the app.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The context of a new scene.
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }

  open private(set) var session: UISceneSession
  open weak var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var activationState: ActivationState { .unattached }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
}

open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
}

open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open private(set) var configuration: UISceneConfiguration
  open var role: Role { configuration.role }
  open var scene: UIScene? { nil }
  open var persistentIdentifier: String { "" }
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration) {
    self.configuration = configuration
    super.init()
  }
}

open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

open class UIOpenURLContext: NSObject {
  open private(set) var url: URL

  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene's delegate, which is never called here.
public protocol UISceneDelegate: AnyObject {}

public protocol UIWindowSceneDelegate: UISceneDelegate {}
