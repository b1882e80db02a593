/// A view as text: what it shows are the texts of its labels, in the order in which they were added.
///
/// Frames are kept and never looked at: a terminal has rows, and the order of the subviews is their order.
open class UIView: UIResponder {
  open var frame: CGRect
  open var isHidden = false
  open var tag = 0
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public override init() {
    frame = .zero
    super.init()
  }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}

  /// The view's own text; nil for a view that has none.
  var ownText: String? { nil }

  /// The rows of the view: its own text and its subviews', in reading order; what is hidden or empty has none.
  @_spi(Host) public var rows: [String] {
    guard !isHidden else { return [] }
    var rows: [String] = []
    if let ownText {
      rows += ownText.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    }
    for view in subviews { rows += view.rows }
    return rows
  }
}
