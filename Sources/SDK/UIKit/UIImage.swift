@_spi(Host) import SDKCoreGraphics
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// A picture: its data, and the size in its header.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  open private(set) var scale: CGFloat = 1
  open var imageOrientation: Orientation { .up }
  open private(set) var renderingMode = RenderingMode.automatic
  /// Its name in the bundle, or that of a system symbol; nil for one made from data.
  @_spi(Host) public private(set) var name: String?
  @_spi(Host) public private(set) var isSymbol = false
  /// Nil for a system symbol.
  @_spi(Host) public private(set) var data: Data?
  private var pixels = CGSize.zero

  public override init() { super.init() }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public init?(data: Data, scale: CGFloat) {
    guard let size = ImageHeader.size(of: data) else { return nil }
    if ImageHeader.isPointer(data) { SDKNotice.say(.imagePointer) }
    self.data = data
    self.scale = scale > 0 ? scale : 1
    pixels = size
    super.init()
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFiles.scale(of: path))
  }

  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let file = ImageFiles.find(name, in: bundle ?? .main) else { return nil }
    self.init(contentsOfFile: file)
    self.name = name
  }

  public convenience init?(systemName name: String) {
    SDKNotice.say(.systemImage, name)
    self.init()
    self.name = name
    isSymbol = true
  }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }

  public convenience init(cgImage: CGImage) { self.init(unchecked: cgImage.data, scale: 1) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(unchecked: cgImage.data, scale: scale)
  }

  /// A picture with the data of the filters' source.
  public convenience init(ciImage: CIImage) {
    if let image = ciImage.cgImage {
      self.init(cgImage: image)
    } else {
      SDKNotice.say(.filters)
      self.init()
    }
  }

  open var ciImage: CIImage? { nil }

  private init(unchecked data: Data, scale: CGFloat) {
    self.data = data
    self.scale = scale
    pixels = ImageHeader.size(of: data) ?? .zero
    super.init()
  }

  /// What `#imageLiteral(resourceName:)` makes: like Apple's, it stops the program when there is no such picture.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let file = ImageFiles.find(name, in: .main), let data = FileManager.default.contents(atPath: file) else {
      fatalError("Could not find the image '\(name)' in the bundle")
    }
    self.init(unchecked: data, scale: ImageFiles.scale(of: file))
    self.name = name
  }

  /// In points.
  open var size: CGSize { CGSize(width: pixels.width / scale, height: pixels.height / scale) }

  open var cgImage: CGImage? {
    data.map { CGImage(data: $0, width: Int(pixels.width), height: Int(pixels.height)) }
  }

  open func pngData() -> Data? { encoded(isPNG: true) }
  open func jpegData(compressionQuality: CGFloat) -> Data? { encoded(isPNG: false) }

  private func encoded(isPNG: Bool) -> Data? {
    guard let data else { return nil }
    if ImageHeader.isPNG(data) != isPNG { SDKNotice.say(.imageFormat) }
    return data
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let copy = duplicate()
    copy.renderingMode = renderingMode
    return copy
  }

  open func withTintColor(_ color: UIColor) -> UIImage { duplicate() }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { duplicate() }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { duplicate() }
  open func withHorizontallyFlippedOrientation() -> UIImage { duplicate() }

  open func draw(in rect: CGRect) { SDKNotice.say(.drawing) }
  open func draw(at point: CGPoint) { SDKNotice.say(.drawing) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  private func duplicate() -> UIImage {
    let copy = UIImage()
    (copy.scale, copy.renderingMode, copy.pixels) = (scale, renderingMode, pixels)
    (copy.name, copy.isSymbol, copy.data) = (name, isSymbol, data)
    return copy
  }

  /// The drawing options of a symbol.
  open class Configuration: NSObject {}

  open class SymbolConfiguration: Configuration {
    public enum Scale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium = 2, large = 3 }

    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init() }
    public convenience init(scale: Scale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal by default.
public typealias _ImageLiteralType = UIImage

/// The spellings of Swift 3 and 4.
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImageRenderingMode = UIImage.RenderingMode

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
