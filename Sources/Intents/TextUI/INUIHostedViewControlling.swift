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
