/// The window of the app's screens.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?

  /// Shows the window: its root controller appears, and the app takes the window as its own.
  open func makeKeyAndVisible() {
    UIApplication.shared.show(self)
    rootViewController?.appear(animated: false)
  }
}
