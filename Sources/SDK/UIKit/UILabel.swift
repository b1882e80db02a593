/// A text on the screen.
open class UILabel: UIView {
  open var text: String? {
    didSet { if text != attributedText?.string { attributedText = nil } }
  }
  open var attributedText: NSAttributedString? {
    didSet { if let attributedText { text = attributedText.string } }
  }
  /// This and the following are only kept for the code that sets them; a terminal breaks lines where the card ends.
  open var numberOfLines = 1
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize.zero

  override var ownText: String? { text }
}

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// How a text that is too long is broken.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
