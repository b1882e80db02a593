@_spi(Host) import SDKFoundation
import SimSDKFacts

/// Whether an app may know where the phone is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place couldn't be found.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Who knows where the phone is. Here it is nowhere: every request fails as on a phone that can't see the sky, and it is said.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open private(set) var monitoredRegions: Set<CLRegion> = []

  public override init() { super.init() }

  open var authorizationStatus: CLAuthorizationStatus { .authorizedWhenInUse }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { .authorizedWhenInUse }
  open class func locationServicesEnabled() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  open var location: CLLocation? {
    SDKNotice.say(.location)
    return nil
  }

  open func requestWhenInUseAuthorization() { tellAuthorization() }
  open func requestAlwaysAuthorization() { tellAuthorization() }
  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { SDKNotice.say(.location) }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {
    SDKNotice.say(.location)
    monitoredRegions.insert(region)
  }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

  private func tellAuthorization() {
    nonisolated(unsafe) let manager = self
    DispatchQueue.main.async {
      manager.delegate?.locationManagerDidChangeAuthorization(manager)
      manager.delegate?.locationManager(manager, didChangeAuthorization: .authorizedWhenInUse)
    }
  }

  private func fail() {
    SDKNotice.say(.location)
    nonisolated(unsafe) let manager = self
    DispatchQueue.main.async { manager.delegate?.locationManager(manager, didFailWithError: CLError(.locationUnknown)) }
  }
}
