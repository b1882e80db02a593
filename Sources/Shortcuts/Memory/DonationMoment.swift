public import SimCatalog

/// When and where something happened, as far as suggestions go by it.
public struct DonationMoment: Hashable, Sendable {
  /// The device's clock; it may jump, so that a later donation can have an earlier time.
  public var time: CivilDateTime
  /// Where the device was; nil where nobody knew.
  public var place: Place?
  /// The device: `iPhone`, `watch`, `carPlay`, `homePod`.
  public var device: String

  /// A moment on a device.
  public init(time: CivilDateTime, place: Place? = nil, device: String = "iPhone") {
    self.time = time
    self.place = place
    self.device = device
  }
}
