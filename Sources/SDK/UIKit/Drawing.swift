@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Draws pictures on a phone; here the picture has no data, which is reported.
open class UIGraphicsImageRenderer: NSObject {
  public convenience init(size: CGSize) { self.init() }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init() }
  public convenience init(bounds: CGRect) { self.init() }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    SDKNotice.say(.drawing)
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    SDKNotice.say(.drawing)
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext = CGContext()
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { SDKNotice.say(.drawing) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  SDKNotice.say(.drawing)
}
public func UIGraphicsGetCurrentContext() -> CGContext? {
  SDKNotice.say(.drawing)
  return nil
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}

extension CALayer {
  public func render(in ctx: CGContext) { SDKNotice.say(.drawing) }
}

extension UIView {
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    SDKNotice.say(.drawing)
    return false
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let link = NSAttributedString.Key("NSLink")
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
