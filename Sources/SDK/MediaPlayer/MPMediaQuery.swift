@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo = 0
  case contains = 1
}

public enum MPMediaGrouping: Int, Sendable {
  case title = 0
  case album = 1
  case artist = 2
  case albumArtist = 3
  case composer = 4
  case genre = 5
  case playlist = 6
  case podcastTitle = 7
}

open class MPMediaPredicate: NSObject {}

open class MPMediaPropertyPredicate: MPMediaPredicate {
  public let value: Any?
  public let property: String
  public let comparisonType: MPMediaPredicateComparison

  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
    super.init()
  }
}

/// Looks into the user's music. It is empty here, and it is said.
open class MPMediaQuery: NSObject {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title

  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
  }

  open var items: [MPMediaItem]? {
    SDKNotice.say(.musicLibrary)
    return []
  }
  open var collections: [MPMediaItemCollection]? {
    SDKNotice.say(.musicLibrary)
    return []
  }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }

  open class func songs() -> MPMediaQuery { grouped(.title) }
  open class func albums() -> MPMediaQuery { grouped(.album) }
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
  open class func genres() -> MPMediaQuery { grouped(.genre) }

  private class func grouped(_ type: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = type
    return query
  }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

open class MPMediaLibrary: NSObject {
  nonisolated(unsafe) private static let shared = MPMediaLibrary()

  open class func `default`() -> MPMediaLibrary { shared }
  open var lastModifiedDate: Date { Date(timeIntervalSince1970: 0) }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}

  /// Fails: there is no music service here, and it is said.
  open func addItem(
    withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil
  ) {
    SDKNotice.say(.musicLibrary)
    completionHandler?([], MPError(.permissionDenied))
  }
  open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] {
    SDKNotice.say(.musicLibrary)
    throw MPError(.permissionDenied)
  }

  /// Fails: there is no music here, and it is said.
  open func getPlaylist(
    with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
    completionHandler: @escaping (MPMediaPlaylist?, (any Error)?) -> Void
  ) {
    SDKNotice.say(.musicLibrary)
    completionHandler(nil, MPError(.permissionDenied))
  }
  open func getPlaylist(
    with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?
  ) async throws -> MPMediaPlaylist {
    SDKNotice.say(.musicLibrary)
    throw MPError(.permissionDenied)
  }

  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    SDKNotice.say(.musicLibrary)
    return .denied
  }
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    SDKNotice.say(.musicLibrary)
    handler(.denied)
  }
}

/// What a playlist is called that is made.
open class MPMediaPlaylistCreationMetadata: NSObject {
  open var name: String
  open var authorDisplayName: String!
  open var descriptionText = ""

  public init(name: String) {
    self.name = name
    super.init()
  }
}

public let MPErrorDomain = "MPErrorDomain"

public struct MPError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case permissionDenied = 1
    case cloudServiceCapabilityMissing = 2
    case networkConnectionFailed = 3
    case notFound = 4
    case notSupported = 5
    case cancelled = 6
    case requestTimedOut = 7
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MPErrorDomain }
  public var errorCode: Int { code.rawValue }
}
