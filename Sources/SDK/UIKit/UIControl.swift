/// A view that can be touched, except in a terminal's card.
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
  }

  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.action === action } }

  /// Performs the actions for any of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform() }
  }

  override func touch() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    return true
  }

  // Methods can't be called by name here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
}

/// The spelling of Swift 3 and 4.
public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event

/// The action of a control or a menu.
open class UIAction: NSObject {
  public let title: String
  public let image: UIImage?
  private let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  func perform() { handler(self) }
}

/// A text that can be tapped; it is shown in brackets, as a card's buttons are.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  open private(set) var currentTitle: String?
  open private(set) var currentImage: UIImage?
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var contentEdgeInsets = UIEdgeInsets.zero

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    setTitle(primaryAction?.title)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func setTitle(_ title: String?, for state: UIControl.State = .normal) {
    if state == .normal { currentTitle = title }
  }

  open func title(for state: UIControl.State) -> String? { currentTitle }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    if state == .normal { currentTitle = title?.string }
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) { if state == .normal { currentImage = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  override var ownText: String? { buttonText.map { "[\($0)]" } }

  override var buttonText: String? {
    guard let currentTitle, !currentTitle.isEmpty else { return nil }
    return currentTitle
  }
}

/// The spelling of Swift 3 and 4.
public typealias UIButtonType = UIButton.ButtonType

/// A switch: shown as a box that is ticked or not.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override var ownText: String? { isOn ? "[x]" : "[ ]" }

  override func touch() -> Bool {
    guard isEnabled else { return false }
    isOn.toggle()
    sendActions(for: .valueChanged)
    return true
  }
}

/// Hears what becomes of a field's text; nobody edits it here.
public protocol UITextFieldDelegate: AnyObject {}

/// A line of text that could be edited.
open class UITextField: UIControl {
  weak open var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  override var ownText: String? { (text ?? "").isEmpty ? placeholder : text }
}

/// Hears what becomes of a text; nobody edits it here.
public protocol UITextViewDelegate: AnyObject {}

/// A text of several lines.
open class UITextView: UIScrollView {
  weak open var delegate: (any UITextViewDelegate)?
  open var text: String! = ""
  open var attributedText: NSAttributedString! {
    didSet { text = attributedText?.string ?? "" }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero
  override var ownText: String? { text }
}

/// A part of a larger area, which is shown as a whole.
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isPagingEnabled = false
  open var bounces = true
}

/// The progress of something, in percent.
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override var ownText: String? { "\(Int((progress * 100).rounded())) %" }
}

/// A spinner.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101 }

  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var style = Style.medium
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
