public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// Where pictures are drawn on a phone; nobody has one here.
open class CGContext: NSObject {
  open var interpolationQuality = CGInterpolationQuality.default
  open var boundingBoxOfClipPath: CGRect { .zero }
  open var ctm: CGAffineTransform { .identity }

  open func draw(_ image: CGImage, in rect: CGRect) {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func clip() {}
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func strokePath() {}
  open func fillPath() {}
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func saveGState() {}
  open func restoreGState() {}
}
