import Intents
import SDKFoundation

/// A participant in the app's events; here it is only a base class.
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  /// The user's activity: it becomes current when it is set.
  open var userActivity: NSUserActivity? {
    didSet { if userActivity !== oldValue { userActivity?.becomeCurrent() } }
  }
}

/// An object to which an activity's state can be restored.
public protocol UIUserActivityRestoring: NSObjectProtocol {}

extension UIResponder: UIUserActivityRestoring {}
