@_exported import CoreLocation

/// A place as it is known: by its address, or by where it is.
public struct PlaceDescriptor: Hashable, Sendable {
  /// One way in which the place is known.
  public enum PlaceRepresentation: Hashable, Sendable {
    case address(String)
    case coordinate(CLLocationCoordinate2D)
    case deviceLocation(CLLocation)

    public static func == (a: PlaceRepresentation, b: PlaceRepresentation) -> Bool { a.key == b.key }
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }

    private var key: String {
      switch self {
      case .address(let address): address
      case .coordinate(let place): "\(place.latitude) \(place.longitude)"
      case .deviceLocation(let location): "here \(location.coordinate.latitude) \(location.coordinate.longitude)"
      }
    }
  }

  /// What another service calls it.
  public enum SupportingPlaceRepresentation: Hashable, Sendable {
    case serviceIdentifiers([String: String])
  }

  public let representations: [PlaceRepresentation]
  public let commonName: String?
  public let supportingRepresentations: [SupportingPlaceRepresentation]

  public init(
    representations: [PlaceRepresentation], commonName: String?,
    supportingRepresentations: [SupportingPlaceRepresentation] = []
  ) {
    self.representations = representations
    self.commonName = commonName
    self.supportingRepresentations = supportingRepresentations
  }

  /// Where it is, if that is known.
  public var coordinate: CLLocationCoordinate2D? {
    for representation in representations {
      switch representation {
      case .coordinate(let place): return place
      case .deviceLocation(let location): return location.coordinate
      case .address: continue
      }
    }
    return nil
  }

  /// Its address, if that is known.
  public var address: String? {
    for case .address(let address) in representations { return address }
    return nil
  }

  public func serviceIdentifier(for serviceIdentifier: String) -> String? {
    for case .serviceIdentifiers(let identifiers) in supportingRepresentations {
      if let found = identifiers[serviceIdentifier] { return found }
    }
    return nil
  }
}
