/// The title bar of a screen.
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
}

/// An item of a bar.
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}

/// A button of a bar, which is never tapped here.
open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  open var style = Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var tintColor: UIColor?

  public override init() { super.init() }

  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
    super.init()
  }

  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
    super.init()
    self.title = title
  }

  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
    super.init()
    self.image = image
  }

  public init(customView: UIView) {
    self.customView = customView
    super.init()
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
