@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Interface Builder's screens, which aren't read here.
open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    SDKNotice.say(.storyboard, name)
    return nil
  }

  /// A bare controller without anything of the storyboard.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    SDKNotice.say(.storyboard, "\(name), \(identifier)")
    return UIViewController()
  }
}

/// Interface Builder's transition from one screen to another.
open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  open func perform() {}
}

/// Interface Builder's view, which isn't read here.
open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    SDKNotice.say(.storyboard, name)
    return []
  }
}
