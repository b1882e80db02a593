/// A question or a menu over a screen: its title, its message and its buttons are shown.
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = message
    view.addSubview(label)
    for action in actions {
      let button = UIButton(
        primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in
          self?.dismiss(animated: false)
          action.perform()
        })
      button.isEnabled = action.isEnabled
      view.addSubview(button)
    }
  }
}

/// A button of an alert.
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
