import Intents
import SDKFoundation

/// What can take part in the app's events; here it only carries its subclasses.
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  /// What the user does here: it becomes current when it is set.
  open var userActivity: NSUserActivity? {
    didSet { if userActivity !== oldValue { userActivity?.becomeCurrent() } }
  }
}

/// Something to which an activity's state can be restored.
public protocol UIUserActivityRestoring: NSObjectProtocol {}

extension UIResponder: UIUserActivityRestoring {}
