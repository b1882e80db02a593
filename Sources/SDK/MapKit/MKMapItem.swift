@_exported import Contacts
@_exported import CoreLocation
@_spi(Host) import CoreLocation
@_spi(Host) import SDKFoundation
import SimSDKFacts
@_exported import UIKit

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place on the map with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public convenience init(coordinate: CLLocationCoordinate2D) { self.init(coordinate: coordinate, postalAddress: nil) }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    super.init(hostLocation: Self.location(coordinate), name: nil, postalAddress: nil, timeZone: nil)
  }

  public init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress?) {
    super.init(hostLocation: Self.location(coordinate), name: nil, postalAddress: postalAddress, timeZone: nil)
  }

  public init(placemark: CLPlacemark) {
    super.init(
      hostLocation: placemark.location, name: placemark.name, postalAddress: placemark.postalAddress,
      timeZone: placemark.timeZone)
  }

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  open var title: String? { name }

  private static func location(_ coordinate: CLLocationCoordinate2D) -> CLLocation {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// A place that the map app may open; there is none here, and it is said.
open class MKMapItem: NSObject {
  /// A place by the map service's own name for it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init?(rawValue: String) {
      if rawValue.isEmpty { return nil }
      self.rawValue = rawValue
    }
  }

  open var identifier: Identifier? { nil }
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var isCurrentLocation: Bool { false }

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }

  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    SDKNotice.say(.openInMaps)
    return false
  }
}
