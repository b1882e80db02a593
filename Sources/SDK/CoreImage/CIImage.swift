@_exported import SDKCoreGraphics
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// A picture on its way through filters; the pixels themselves aren't read.
open class CIImage: NSObject, @unchecked Sendable {
  private let source: CGImage?
  private let place: CGRect

  public init(cgImage image: CGImage) {
    source = image
    place = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    super.init()
  }

  private init(_ source: CGImage?, in place: CGRect) {
    self.source = source
    self.place = place
    super.init()
  }

  /// Nil: a picture's data aren't read, and it is said.
  public init?(data: Data) {
    SDKNotice.say(.filters)
    return nil
  }
  public convenience init?(contentsOf url: URL) { self.init(data: Data()) }

  open var extent: CGRect { place }
  open var cgImage: CGImage? { source }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let origin = place.origin.applying(matrix)
    let size = place.size.applying(matrix)
    return CIImage(source, in: CGRect(origin: origin, size: CGSize(width: abs(size.width), height: abs(size.height))))
  }

  /// As it was called before iOS 11.
  public func applying(_ matrix: CGAffineTransform) -> CIImage { transformed(by: matrix) }
  public func applyingOrientation(_ orientation: Int32) -> CIImage { self }

  /// The picture as it is: no filter is known here, and it is said.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    SDKNotice.say(.filters, filterName)
    return self
  }
  public func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
    applyingFilter(filterName, parameters: params ?? [:])
  }
  open func clampedToExtent() -> CIImage { self }
  open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect) }
  open func composited(over dest: CIImage) -> CIImage { CIImage(source, in: place.union(dest.place)) }
  open class func empty() -> CIImage { CIImage(nil, in: .zero) }

  open func cropped(to rect: CGRect) -> CIImage { CIImage(source, in: place.intersection(rect)) }
}

/// Changes or makes a picture. None is known here, and it is said.
open class CIFilter: NSObject {
  public init?(name: String) {
    SDKNotice.say(.filters, name)
    return nil
  }
  public convenience init?(name: String, parameters params: [String: Any]?) { self.init(name: name) }

  open var name: String { "" }
  open var outputImage: CIImage? { nil }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) {}
  open func value(forKey key: String) -> Any? { nil }
}

/// Draws what filters make: nothing here, and it is said.
open class CIContext: NSObject {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]?) { super.init() }

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    SDKNotice.say(.filters)
    return nil
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIOutputImageKey = "outputImage"
