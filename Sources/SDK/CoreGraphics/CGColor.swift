/// A colour by its parts: red, green, blue and how opaque it is.
open class CGColor: NSObject, @unchecked Sendable {
  public let components: [CGFloat]?
  public var alpha: CGFloat { components?.last ?? 1 }
  public var numberOfComponents: Int { components?.count ?? 0 }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, components.count == 4 else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.components == components }
  open override var hash: Int { components.hashValue }
}

/// A picture's data with its size in pixels; the pixels themselves aren't read.
open class CGImage: NSObject, @unchecked Sendable {
  public let width: Int
  public let height: Int
  @_spi(Host) public let data: Data

  @_spi(Host) public init(data: Data, width: Int, height: Int) {
    self.data = data
    self.width = width
    self.height = height
    super.init()
  }
}
