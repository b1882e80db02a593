@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Screens as Interface Builder keeps them, which aren't read here.
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

  /// A bare controller: there is nothing of the storyboard in it.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    SDKNotice.say(.storyboard, "\(name), \(identifier)")
    return UIViewController()
  }
}

/// A view as Interface Builder keeps it, which isn't read here.
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
