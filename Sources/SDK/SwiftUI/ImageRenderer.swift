@_spi(Host) import SDKCoreGraphics
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Makes a picture of a view: of an image the one that it has, of all else an empty one.
@MainActor
public final class ImageRenderer<Content: View> {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false

  public init(content: Content) { self.content = content }

  public var uiImage: UIImage? {
    if let picture = (content as? Image)?.picture { return picture }
    SDKNotice.say(.drawing)
    return UIImage()
  }

  public var cgImage: CGImage? { uiImage?.cgImage }

  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    SDKNotice.say(.drawing)
    renderer(.zero) { _ in }
  }
}

/// How much room a view is offered.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

/// What a share sheet shows of what is shared. There is none here.
public struct SharePreview<Image, Icon> {
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Image == Never {
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init<S: StringProtocol>(_ title: S) {}
}
