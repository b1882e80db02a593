/// The window in which the app's screens stand.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?

  /// Shows the window: its root controller comes onto the screen, and the app knows the window as its own.
  open func makeKeyAndVisible() {
    UIApplication.shared.show(self)
    rootViewController?.appear(animated: false)
  }
}
