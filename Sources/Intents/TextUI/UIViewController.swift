/// A screen: a title and a view that is loaded when it is first asked for.
open class UIViewController: UIResponder {
  open var title: String?
  /// The size that the controller would like; kept and never looked at.
  open var preferredContentSize = CGSize.zero
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  /// What a hosted view may take up; set by the host of an Intents UI extension.
  open internal(set) var extensionContext: NSExtensionContext?
  private var loadedView: UIView?

  public override init() { super.init() }

  /// Storyboards aren't read: the names are accepted and ignored.
  public convenience init(nibName: String?, bundle: Bundle?) { self.init() }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Makes the view; a controller that builds its own assigns `view` here.
  open func loadView() { loadedView = UIView() }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { loadedView = UIView() }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}

  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = controller
    controller.presentingViewController = self
    controller.appear(animated: animated)
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      presentedViewController = nil
    } else {
      presentingViewController?.presentedViewController = nil
    }
    completion?()
  }

  open func addChild(_ controller: UIViewController) {
    controller.parent = self
    children.append(controller)
  }

  open func didMove(toParent parent: UIViewController?) {}

  func removeChildren(where isGone: (UIViewController) -> Bool) {
    for child in children where isGone(child) { child.parent = nil }
    children.removeAll(where: isGone)
  }

  /// The controller comes onto the screen.
  func appear(animated: Bool) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    viewDidAppear(animated)
  }

  /// The controller that lies on top, which is what the user sees.
  var topmost: UIViewController {
    presentedViewController?.topmost ?? self
  }

  /// What stands on the screen: its title, and the texts of its labels in reading order.
  @_spi(Host) public var screen: (title: String, rows: [String]) {
    let top = topmost
    top.loadViewIfNeeded()
    return (top.title ?? "", top.view.rows)
  }

  /// Gives a hosted view the context in which it runs.
  @_spi(Host) public func join(_ context: NSExtensionContext) { extensionContext = context }
}
