@_exported import CoreLocation
@_exported import UIKit

public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumFavorites = 203
  case smartAlbumUserLibrary = 209
  case any = 0x7FFF_FFFF
}

open class PHObject: NSObject, @unchecked Sendable {
  public let localIdentifier: String

  init(_ identifier: String) {
    localIdentifier = identifier
    super.init()
  }

  public override convenience init() { self.init("") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? PHObject)?.localIdentifier == localIdentifier }
  open override var hash: Int { localIdentifier.hashValue }
}

/// A picture or a film. There are those that the program itself has made.
open class PHAsset: PHObject, @unchecked Sendable {
  public let mediaType: PHAssetMediaType
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open internal(set) var creationDate: Date?
  open var modificationDate: Date? { creationDate }
  open internal(set) var location: CLLocation?
  open var duration: TimeInterval { 0 }
  open internal(set) var isFavorite = false
  open internal(set) var isHidden = false
  public let pixelWidth: Int
  public let pixelHeight: Int
  let data: Data?

  init(_ type: PHAssetMediaType, _ data: Data?) {
    mediaType = type
    self.data = data
    let size = data.flatMap { UIImage(data: $0) }?.size ?? .zero
    pixelWidth = Int(size.width)
    pixelHeight = Int(size.height)
    creationDate = Date()
    super.init(PhotoStore.shared.identifier(of: "asset"))
  }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PhotoStore.shared.assets(options)
  }
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PhotoStore.shared.assets(options) { $0.mediaType == mediaType }
  }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PhotoStore.shared.assets(options) { assetCollection.members.contains($0.localIdentifier) }
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PhotoStore.shared.assets(options) { identifiers.contains($0.localIdentifier) }
  }
}

open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
}

/// An album.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  var title: String
  /// The identifiers of what is in it.
  var members: [String] = []
  private let begun = Date()

  init(titled title: String) {
    self.title = title
    super.init(PhotoStore.shared.identifier(of: "album"))
  }

  open override var localizedTitle: String? { title }
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var estimatedAssetCount: Int { members.count }
  open var startDate: Date? { begun }
  open var endDate: Date? { begun }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PhotoStore.shared.albums(options) { $0.assetCollectionType == type }
  }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PhotoStore.shared.albums(options) { identifiers.contains($0.localIdentifier) }
  }
}

/// Which assets are wanted, in which order.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}
