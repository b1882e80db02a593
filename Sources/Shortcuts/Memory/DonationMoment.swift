package import SimCatalog

/// When and where something happened, as far as it matters to suggestions.
package struct DonationMoment: Hashable, Sendable {
  /// The device's clock; it may jump, so that a later donation can have an earlier time.
  package var time: CivilDateTime
  /// The device's location; nil where it wasn't known.
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
