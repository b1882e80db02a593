package import SimCatalog

/// When and where something happened, as far as suggestions go by it.
package struct DonationMoment: Hashable, Sendable {
  /// The device's clock; it may jump, so that a later donation can have an earlier time.
  package var time: CivilDateTime
  /// Where the device was; nil where nobody knew.
  package var place: Place?
  /// The device: `iPhone`, `watch`, `carPlay`, `homePod`.
  package var device: String

  /// A moment on a device.
  package init(time: CivilDateTime, place: Place? = nil, device: String = "iPhone") {
    self.time = time
    self.place = place
    self.device = device
  }
}
