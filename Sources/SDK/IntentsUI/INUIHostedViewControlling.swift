@_spi(Host) import Intents
import SDKFoundation

/// Where a hosted view stands.
public enum INUIHostedViewContext: UInt, Sendable {
  case siriSnippet = 0
  case mapsCard = 1
}

/// What happens when the user touches a hosted view.
public enum INUIInteractiveBehavior: UInt, Sendable {
  case none = 0
  case nextView = 1
  case launch = 2
  case genericAction = 3
}

/// The view controller of an Intents UI extension: configured at every step of an interaction.
public protocol INUIHostedViewControlling: NSObjectProtocol {
  /// Shows an interaction, the way of iOS 10.
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)

  func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize

  /// Shows some of an interaction's parameters, the way of iOS 11.
  ///
  /// - Parameter completion: gets whether the view was configured, the parameters that it shows, and its size.
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)

  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize)
}

extension INUIHostedViewControlling {
  public func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    INMethodProbe.noteMissing(self)
  }

  public func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize {
    INMethodProbe.noteMissing(self)
    return .zero
  }

  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    INMethodProbe.noteMissing(self)
  }

  public func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext
  ) async -> (Bool, Set<INParameter>, CGSize) {
    INMethodProbe.noteMissing(self)
    return (false, [], .zero)
  }
}

/// What a hosted view shows itself, so that Siri doesn't show it a second time.
public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
  var displaysMap: Bool { get }
  var displaysMessage: Bool { get }
  var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
  public var displaysMap: Bool { false }
  public var displaysMessage: Bool { false }
  public var displaysPaymentTransaction: Bool { false }
}
