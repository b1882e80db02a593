@_spi(Host) import SDKFoundation
import SimSDKFacts

/// A screen: a title and a view that is loaded on first use.
open class UIViewController: UIResponder {
  open var title: String?
  /// The preferred size; kept but never used.
  open var preferredContentSize = CGSize.zero
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  /// The context of a hosted view, which limits its size; set by the host of an Intents UI extension.
  open internal(set) var extensionContext: NSExtensionContext?
  private var loadedView: UIView?

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Storyboards aren't read: the names are accepted and ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Archives aren't read, so there is no controller in one.
  public required init?(coder: NSCoder) { nil }

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
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitCollection: UITraitCollection { .current }
  open var nibName: String? { nil }
  open var nibBundle: Bundle? { nil }
  open private(set) lazy var navigationItem = UINavigationItem()
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var edgesForExtendedLayout: UIRectEdge = .all
  open private(set) lazy var topLayoutGuide = UILayoutGuide()
  open private(set) lazy var bottomLayoutGuide = UILayoutGuide()

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

  /// A storyboard's transition to another screen, which doesn't exist here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { SDKNotice.say(.storyboard, identifier) }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func addChild(_ controller: UIViewController) {
    controller.parent = self
    children.append(controller)
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The spellings of Swift 3 and 4.
  open func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  open func removeFromParentViewController() { removeFromParent() }
  open var childViewControllers: [UIViewController] { children }

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

  /// The topmost controller, which is the visible one.
  var topmost: UIViewController {
    presentedViewController?.topmost ?? self
  }

  /// The contents of the screen: its title, and the texts of its labels in reading order.
  @_spi(Host) public var screen: (title: String, rows: [String]) {
    let top = topmost
    top.loadViewIfNeeded()
    return (top.title ?? "", top.view.rows)
  }

  /// The controller that the user sees.
  @_spi(Host) public var hostTopmost: UIViewController { topmost }

  /// Gives a hosted view the context in which it runs.
  @_spi(Host) public func join(_ context: NSExtensionContext) { extensionContext = context }
}
