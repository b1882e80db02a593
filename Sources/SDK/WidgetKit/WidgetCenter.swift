@_exported import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// The app's widgets: none is shown here, and asking for a new picture of one does nothing.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public func reloadAllTimelines() { SDKNotice.say(.widgets) }
  public func reloadTimelines(ofKind kind: String) { SDKNotice.say(.widgets, kind) }

  public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }
}

/// A widget that the user has put on the screen.
public struct WidgetInfo: Sendable {
  public let kind: String
  public let family: WidgetFamily
}

public enum WidgetFamily: Int, Sendable {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
}
