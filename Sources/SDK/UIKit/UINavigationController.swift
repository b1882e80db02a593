/// A stack of screens, of which the topmost is visible.
open class UINavigationController: UIViewController {
  open private(set) var viewControllers: [UIViewController] = []

  public convenience init(rootViewController: UIViewController) {
    self.init()
    setViewControllers([rootViewController], animated: false)
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topmost }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    removeChildren { child in !controllers.contains { $0 === child } }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    viewControllers = controllers
    controllers.last?.appear(animated: animated)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    setViewControllers(viewControllers + [controller], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.last
    setViewControllers(Array(viewControllers.dropLast()), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = viewControllers.first, viewControllers.count > 1 else { return nil }
    let popped = Array(viewControllers.dropFirst())
    setViewControllers([root], animated: animated)
    return popped
  }

  override var topmost: UIViewController {
    if let presentedViewController { return presentedViewController.topmost }
    return topViewController?.topmost ?? self
  }
}
