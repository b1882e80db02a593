/// What can take part in the app's events; here it only carries its subclasses.
open class UIResponder: NSObject {
  public override init() { super.init() }
}

/// Something to which an activity's state can be restored.
public protocol UIUserActivityRestoring: NSObjectProtocol {}

extension UIResponder: UIUserActivityRestoring {}
