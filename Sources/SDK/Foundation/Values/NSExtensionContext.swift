import SimSDKFacts

/// The host app's side of an extension: for a hosted view, how large it may be.
open class NSExtensionContext: NSObject {
  open private(set) var hostedViewMinimumAllowedSize: CGSize
  open private(set) var hostedViewMaximumAllowedSize: CGSize
  open var inputItems: [Any] { [] }

  @_spi(Host) public init(minimum: CGSize, maximum: CGSize) {
    hostedViewMinimumAllowedSize = minimum
    hostedViewMaximumAllowedSize = maximum
    super.init()
  }

  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }

  open func cancelRequest(withError error: any Error) {}

  open func open(_ URL: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    SDKNotice.say(.openURL, URL.absoluteString)
    completionHandler?(false)
  }

  @discardableResult
  open func open(_ URL: URL) async -> Bool {
    SDKNotice.say(.openURL, URL.absoluteString)
    return false
  }

  /// A size between the smallest and the largest that are allowed.
  @_spi(Host) public func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(max(size.width, hostedViewMinimumAllowedSize.width), hostedViewMaximumAllowedSize.width),
      height: min(max(size.height, hostedViewMinimumAllowedSize.height), hostedViewMaximumAllowedSize.height))
  }
}
