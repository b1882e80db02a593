/// A text on the screen.
open class UILabel: UIView {
  open var text: String?
  /// Kept for the code that sets it; a terminal breaks lines where the card ends.
  open var numberOfLines = 1

  override var ownText: String? { text }
}

/// A text that can be tapped, which nothing in a terminal's card can: it is shown in brackets, as a card's buttons are.
open class UIButton: UIView {
  open private(set) var currentTitle: String?

  open func setTitle(_ title: String?, for state: UIControlState = .normal) { currentTitle = title }

  override var ownText: String? {
    guard let currentTitle, !currentTitle.isEmpty else { return nil }
    return "[\(currentTitle)]"
  }
}

/// The states of a control for which a title can be set.
public enum UIControlState: Sendable {
  case normal
}

/// Views one after the other.
open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { subviews }

  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}
