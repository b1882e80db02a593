public import SimCatalog

/// Something that an app's program handed over, and when.
public struct KeptHandOver: Hashable, Sendable {
  /// The app's identifier.
  public var app: String
  /// The conversation's clock then.
  public var time: CivilDateTime
  /// What was handed over.
  public var handOver: HandOver

  /// Something that an app handed over at a time.
  public init(app: String, time: CivilDateTime, handOver: HandOver) {
    self.app = app
    self.time = time
    self.handOver = handOver
  }
}
