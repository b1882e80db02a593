@_spi(Host) @_exported import SDKFoundation
import SimSDKFacts
@_exported import UIKit

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyIsCompilation = "isCompilation"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyIsExplicit = "isExplicit"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPMediaPlaylistPropertyName = "name"
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"

public typealias MPMediaEntityPersistentID = UInt64

public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let any = MPMediaType(rawValue: UInt.max)
}

open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}

/// A piece of the user's music; the library is empty here.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var genre: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var assetURL: URL? { nil }
  open var mediaType: MPMediaType { [] }
  open var playbackStoreID: String { "" }
  open var isCloudItem: Bool { false }
}

open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
    super.init()
  }

  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

  open func image(at size: CGSize) -> UIImage? { request(size) }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
  open var descriptionText: String? { nil }
  open var authorDisplayName: String? { nil }

  /// Fails: there is no music service here, and it is said.
  open func addItem(withProductID productID: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    SDKNotice.say(.musicLibrary)
    completionHandler?(MPError(.permissionDenied))
  }
  open func addItem(withProductID productID: String) async throws {
    SDKNotice.say(.musicLibrary)
    throw MPError(.permissionDenied)
  }
  open func add(_ mediaItems: [MPMediaItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    SDKNotice.say(.musicLibrary)
    completionHandler?(MPError(.permissionDenied))
  }
}
