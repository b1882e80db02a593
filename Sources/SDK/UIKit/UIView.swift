/// A view as text: it shows the texts of its labels, in the order in which they were added.
///
/// Frames are kept but never used: a terminal has rows, in the order of the subviews.
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  open var frame: CGRect
  open var isHidden = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var transform = CGAffineTransform.identity
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var isAccessibilityElement = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var gestureRecognizers: [UIGestureRecognizer]?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var constraints: [NSLayoutConstraint] = []
  open private(set) lazy var layer = CALayer()
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide()
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide()
  open private(set) lazy var readableContentGuide = UILayoutGuide()

  public convenience override init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Archives aren't read, so there is no view in one.
  public required init?(coder: NSCoder) { nil }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open var traitCollection: UITraitCollection { .current }
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func draw(_ rect: CGRect) {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func awakeFromNib() {}
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { removeConstraint(one) } }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }

  /// Nothing is animated: the final state is there at once.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// The view's own text; nil for a view that has none.
  var ownText: String? { nil }

  /// The text by which the user taps it; nil for a view that isn't tapped.
  var buttonText: String? { nil }

  /// The user taps it.
  ///
  /// - Returns: whether it can be tapped.
  func touch() -> Bool { false }

  /// The texts of the views that can be tapped, in reading order.
  @_spi(Host) public var buttons: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    return (buttonText.map { [$0] } ?? []) + subviews.flatMap(\.buttons)
  }

  /// Taps the view with a text.
  ///
  /// - Returns: false if there is none.
  @_spi(Host) public func tap(_ text: String) -> Bool {
    guard !isHidden, alpha > 0 else { return false }
    if buttonText == text { return touch() }
    return subviews.contains { $0.tap(text) }
  }

  /// The rows of the view: its own text and its subviews', in reading order; hidden or empty ones have none.
  @_spi(Host) public var rows: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    var rows: [String] = []
    if let ownText {
      rows += ownText.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    }
    for view in subviews { rows += view.rows }
    return rows
  }
}

/// The spelling of Swift 3 and 4.
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIViewAnimationOptions = UIView.AnimationOptions

/// A view's layer: its settings are kept.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize.zero
  open var shadowRadius: CGFloat = 0
  open var opacity: Float = 1
  open var frame = CGRect.zero
  open var contents: Any?
  open func addSublayer(_ layer: CALayer) {}
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {}
}

/// Space on four sides.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Space on four sides, in the direction of the script.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A terminal's card can't be touched: gestures are kept but never happen.
open class UIGestureRecognizer: NSObject {
  open weak var view: UIView?
  open var isEnabled = true

  public override init() { super.init() }
  // A view can't be touched here.
  public init(target: Any?, action: Selector?) { super.init() }
}

open class UITapGestureRecognizer: UIGestureRecognizer {}
