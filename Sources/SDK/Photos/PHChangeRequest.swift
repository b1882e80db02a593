import SDKFoundation

/// A collection that can be gone through, as `[PHAsset] as NSFastEnumeration` has it.
public protocol NSFastEnumeration {
  /// What is in it.
  var _elements: [Any] { get }
}

extension Array: NSFastEnumeration {
  public var _elements: [Any] { map { $0 } }
}

extension NSArray: NSFastEnumeration {
  public var _elements: [Any] { map { $0 } }
}

extension PHFetchResult: NSFastEnumeration {
  public var _elements: [Any] { (0..<count).map { object(at: $0) } }
}

/// A change of the library, made at once.
open class PHChangeRequest: NSObject {}

/// Stands for what a change makes until it is there.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Makes, changes or deletes pictures.
open class PHAssetChangeRequest: PHChangeRequest {
  private let asset: PHAsset

  public convenience init(forAsset asset: PHAsset) { self.init(for: asset) }
  public init(for asset: PHAsset) {
    self.asset = asset
    super.init()
  }

  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    create(.image, image.pngData())
  }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    (try? Data(contentsOf: fileURL)).map { create(.image, $0) }
  }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    (try? Data(contentsOf: fileURL)).map { create(.video, $0) }
  }

  private class func create(_ type: PHAssetMediaType, _ data: Data?) -> PHAssetChangeRequest {
    let asset = PHAsset(type, data)
    PhotoStore.shared.add(asset)
    return PHAssetChangeRequest(for: asset)
  }

  open class func deleteAssets(_ assets: any NSFastEnumeration) {
    PhotoStore.shared.delete(assets._elements.compactMap { $0 as? PHAsset })
  }

  open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder(asset.localIdentifier) }

  open var creationDate: Date? {
    get { asset.creationDate }
    set { asset.creationDate = newValue }
  }
  open var location: CLLocation? {
    get { asset.location }
    set { asset.location = newValue }
  }
  open var isFavorite: Bool {
    get { asset.isFavorite }
    set { asset.isFavorite = newValue }
  }
  open var isHidden: Bool {
    get { asset.isHidden }
    set { asset.isHidden = newValue }
  }
}

/// Makes, changes or deletes albums.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  private let album: PHAssetCollection

  private init(album: PHAssetCollection) {
    self.album = album
    super.init()
  }

  public convenience init?(for assetCollection: PHAssetCollection) { self.init(album: assetCollection) }
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(album: assetCollection)
  }

  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let album = PHAssetCollection(titled: title)
    PhotoStore.shared.add(album)
    return PHAssetCollectionChangeRequest(album: album)
  }

  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {
    PhotoStore.shared.delete(assetCollections._elements.compactMap { $0 as? PHAssetCollection })
  }

  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder(album.localIdentifier) }

  open var title: String {
    get { album.localizedTitle ?? "" }
    set { album.title = newValue }
  }

  open func addAssets(_ assets: any NSFastEnumeration) {
    album.members += identifiers(assets).filter { !album.members.contains($0) }
  }

  open func removeAssets(_ assets: any NSFastEnumeration) {
    let gone = Set(identifiers(assets))
    album.members.removeAll(where: gone.contains)
  }

  /// Of pictures, and of those that are only being made.
  private func identifiers(_ assets: any NSFastEnumeration) -> [String] {
    assets._elements.compactMap { ($0 as? PHObject)?.localIdentifier }
  }
}
