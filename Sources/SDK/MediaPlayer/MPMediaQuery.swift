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
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    SDKNotice.say(.musicLibrary)
    return .denied
  }
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    SDKNotice.say(.musicLibrary)
    handler(.denied)
  }
}
