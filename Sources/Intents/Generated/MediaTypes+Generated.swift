// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Media.json: edit that, then print again.
// swift-format-ignore-file

public enum INAddMediaMediaDestinationUnsupportedReason: Int, Sendable {
  case playlistNameNotFound = 1
  case playlistNotEditable = 2
}

public enum INAddMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

public enum INMediaAffinityType: Int, Sendable {
  case unknown = 0
  case like = 1
  case dislike = 2
}

public enum INMediaItemType: Int, Sendable {
  case unknown = 0
  case song = 1
  case album = 2
  case artist = 3
  case genre = 4
  case playlist = 5
  case podcastShow = 6
  case podcastEpisode = 7
  case podcastPlaylist = 8
  case musicStation = 9
  case audioBook = 10
  case movie = 11
  case tvShow = 12
  case tvShowEpisode = 13
  case musicVideo = 14
  case podcastStation = 15
  case radioStation = 16
  case station = 17
  case music = 18
  case algorithmicRadioStation = 19
  case news = 20
}

public enum INMediaReference: Int, Sendable {
  case unknown = 0
  case currentlyPlaying = 1
  case my = 2
}

public enum INMediaSortOrder: Int, Sendable {
  case unknown = 0
  case newest = 1
  case oldest = 2
  case best = 3
  case worst = 4
  case popular = 5
  case unpopular = 6
  case trending = 7
  case recommended = 8
}

public enum INPlayMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

public enum INPlayMediaPlaybackSpeedUnsupportedReason: Int, Sendable {
  case belowMinimum = 1
  case aboveMaximum = 2
}

public enum INPlaybackQueueLocation: Int, Sendable {
  case unknown = 0
  case now = 1
  case next = 2
  case later = 3
}

public enum INPlaybackRepeatMode: Int, Sendable {
  case unknown = 0
  case none = 1
  case all = 2
  case one = 3
}

public enum INSearchForMediaMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

public enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int, Sendable {
  case loginRequired = 1
  case subscriptionRequired = 2
  case unsupportedMediaType = 3
  case explicitContentSettings = 4
  case cellularDataSettings = 5
  case restrictedContent = 6
  case serviceUnavailable = 7
  case regionRestriction = 8
}

open class INMediaItem: INStoredObject {
  open var identifier: String? { stored("identifier") }
  open var title: String? { stored("title") }
  open var type: INMediaItemType { storedCase("type", default: .unknown) }
  open var artwork: INImage? { stored("artwork") }
  open var artist: String? { stored("artist") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?) {
    super.init()
    store(identifier, as: "identifier")
    store(title, as: "title")
    storeCase(type, as: "type")
    store(artwork, as: "artwork")
    store(artist, as: "artist")
  }

  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
    super.init()
    store(identifier, as: "identifier")
    store(title, as: "title")
    storeCase(type, as: "type")
    store(artwork, as: "artwork")
  }
}

open class INMediaSearch: INStoredObject {
  open var mediaType: INMediaItemType { storedCase("mediaType", default: .unknown) }
  open var sortOrder: INMediaSortOrder { storedCase("sortOrder", default: .unknown) }
  open var mediaName: String? { stored("mediaName") }
  open var artistName: String? { stored("artistName") }
  open var albumName: String? { stored("albumName") }
  open var genreNames: [String]? { stored("genreNames") }
  open var moodNames: [String]? { stored("moodNames") }
  open var releaseDate: INDateComponentsRange? { stored("releaseDate") }
  open var reference: INMediaReference { storedCase("reference", default: .unknown) }
  open var mediaIdentifier: String? { stored("mediaIdentifier") }
  open var activityNames: [String]? { stored("activityNames") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil, artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil, releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown, mediaIdentifier: String? = nil) {
    super.init()
    storeCase(mediaType, as: "mediaType")
    storeCase(sortOrder, as: "sortOrder")
    store(mediaName, as: "mediaName")
    store(artistName, as: "artistName")
    store(albumName, as: "albumName")
    store(genreNames, as: "genreNames")
    store(moodNames, as: "moodNames")
    store(releaseDate, as: "releaseDate")
    storeCase(reference, as: "reference")
    store(mediaIdentifier, as: "mediaIdentifier")
  }
}

open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
  public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(mediaDestinationResolutionResult result: INMediaDestinationResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INMediaAffinityType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INMediaAffinityType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INMediaAffinityType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INMediaAffinityType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INMediaDestinationResolutionResult: INIntentResolutionResult {
  public class func success(with value: INMediaDestination, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INMediaDestination) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INMediaDestination], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INMediaDestination]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INMediaDestination?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INMediaDestination?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INMediaItemResolutionResult: INIntentResolutionResult {
  public class func success(with value: INMediaItem, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INMediaItem) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INMediaItem], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INMediaItem]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INMediaItem?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INMediaItem?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
  public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(doubleResolutionResult result: INDoubleResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {
  public class func success(with value: INPlaybackQueueLocation, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INPlaybackQueueLocation) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INPlaybackQueueLocation, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INPlaybackQueueLocation) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INPlaybackRepeatMode, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INPlaybackRepeatMode) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INPlaybackRepeatMode, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INPlaybackRepeatMode) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
  public class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
  public class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(mediaItemResolutionResult result: INMediaItemResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}
