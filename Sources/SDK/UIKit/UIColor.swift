/// A colour by its parts.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    self.init(
      red: parts.first ?? 0, green: parts.dropFirst().first ?? 0, blue: parts.dropFirst(2).first ?? 0,
      alpha: cgColor.alpha)
  }

  /// The colour of the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection.current).cgColor)
  }

  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let parts = ColorFiles.find(name, in: bundle ?? .main) else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }
  open override var hash: Int { cgColor.hash }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal by default.
public typealias _ColorLiteralType = UIColor

/// Colours in a bundle's asset catalogues.
private enum ColorFiles {
  static func find(_ name: String, in bundle: Bundle) -> [CGFloat]? {
    let manager = FileManager.default
    guard let root = bundle.resourcePath,
      let catalogues = try? manager.contentsOfDirectory(atPath: root).filter({ $0.hasSuffix(".xcassets") })
    else { return nil }
    let wanted = (name as NSString).lastPathComponent + ".colorset"
    for catalogue in catalogues.sorted() {
      guard let all = manager.enumerator(atPath: "\(root)/\(catalogue)") else { continue }
      for case let path as String in all where (path as NSString).lastPathComponent == wanted {
        return parts(manager.contents(atPath: "\(root)/\(catalogue)/\(path)/Contents.json"))
      }
    }
    return nil
  }

  /// The first colour of the set, which is for any appearance.
  private static func parts(_ data: Data?) -> [CGFloat]? {
    guard let data, let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let colors = json["colors"] as? [[String: Any]], let color = colors.first?["color"] as? [String: Any],
      let components = color["components"] as? [String: Any]
    else { return nil }
    return ["red", "green", "blue", "alpha"].map { key in
      if let number = components[key] as? NSNumber { return CGFloat(number.doubleValue) }
      let text = components[key] as? String ?? (key == "alpha" ? "1" : components["white"] as? String ?? "0")
      if text.hasPrefix("0x") { return CGFloat(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let value = Double(text) ?? 0
      return CGFloat(text.contains(".") || key == "alpha" ? value : value / 255)
    }
  }
}
