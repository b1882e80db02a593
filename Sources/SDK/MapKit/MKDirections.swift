@_spi(Host) import SDKFoundation
import SimSDKFacts

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

open class MKRoute: NSObject {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
}

/// Finds the way. There is no map service here, and it is said.
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
  }

  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
  }

  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { Date() }
  }

  public init(request: Request) { super.init() }

  open var isCalculating: Bool { false }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    SDKNotice.say(.maps)
    completionHandler(nil, MKError(.serverFailure))
  }
  open func calculate() async throws -> Response {
    SDKNotice.say(.maps)
    throw MKError(.serverFailure)
  }
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    SDKNotice.say(.maps)
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() {}
}

public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response

/// Looks a place up. There is no map service here, and it is said.
open class MKMapItemRequest: NSObject {
  public let mapItemIdentifier: MKMapItem.Identifier?

  public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
    mapItemIdentifier = identifier
    super.init()
  }

  open var isLoading: Bool { false }
  open var isCancelled: Bool { false }
  open var mapItem: MKMapItem {
    get async throws {
      SDKNotice.say(.maps)
      throw MKError(.serverFailure)
    }
  }
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
    SDKNotice.say(.maps)
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() {}
}

/// Looks for places. There is no map service here, and it is said.
open class MKLocalSearch: NSObject {
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
  }

  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public init(request: Request) { super.init() }

  open var isSearching: Bool { false }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    SDKNotice.say(.maps)
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start() async throws -> Response {
    SDKNotice.say(.maps)
    throw MKError(.serverFailure)
  }
  open func cancel() {}
}

public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
