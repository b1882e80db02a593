/// The window in which the app's screens stand.
open class UIWindow: UIView {
  open var rootViewController: UIViewController?

  /// Shows the window: its root controller comes onto the screen, and the app knows the window as its own.
  open func makeKeyAndVisible() {
    UIApplication.shared.show(self)
    rootViewController?.appear(animated: false)
  }
}

/// The device's screen, of which only the size is known.
open class UIScreen: NSObject {
  nonisolated(unsafe) private static let only = UIScreen()
  open class var main: UIScreen { only }
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}
