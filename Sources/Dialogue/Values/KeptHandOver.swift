public import SimCatalog

/// Something that an app's program handed over, and when.
public struct KeptHandOver: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The conversation's clock then.
  public var time: CivilDateTime
  public var handOver: HandOver

  public init(app: String, time: CivilDateTime, handOver: HandOver) {
    self.app = app
    self.time = time
    self.handOver = handOver
  }
}
