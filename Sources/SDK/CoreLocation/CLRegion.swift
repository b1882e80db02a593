/// An area that an app watches.
open class CLRegion: NSObject, NSCopying {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A circle on the globe.
open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { center.distance(to: coordinate) <= radius }
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}
