/// Views one after the other.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { subviews }

  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { insertSubview(view, at: stackIndex) }
  open func removeArrangedSubview(_ view: UIView) {}
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}

/// A picture on the screen, which a terminal's card only shows by its accessibility label.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  override var ownText: String? { image == nil ? nil : accessibilityLabel }
}

/// A blur behind other views.
open class UIVisualEffectView: UIView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  open var effect: UIVisualEffect?

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
  }

  public convenience init(style: Style) { self.init() }
}
