import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// The pictures and albums that the program has made: the library is empty when it starts.
final class PhotoStore: @unchecked Sendable {
  static let shared = PhotoStore()

  private let lock = NSRecursiveLock()
  private var assets: [PHAsset] = []
  private var albums: [PHAssetCollection] = []
  private var count = 0

  /// A name that no other picture or album of this library has.
  func identifier(of kind: String) -> String {
    lock.withLock {
      count += 1
      return "\(kind)-\(count)"
    }
  }

  func add(_ asset: PHAsset) { lock.withLock { assets.append(asset) } }
  func add(_ album: PHAssetCollection) { lock.withLock { albums.append(album) } }

  func delete(_ deleted: [PHAsset]) {
    let gone = Set(deleted.map(\.localIdentifier))
    lock.withLock {
      assets.removeAll { gone.contains($0.localIdentifier) }
      for album in albums { album.members.removeAll(where: gone.contains) }
    }
  }

  func delete(_ deleted: [PHAssetCollection]) {
    let gone = Set(deleted.map(\.localIdentifier))
    lock.withLock { albums.removeAll { gone.contains($0.localIdentifier) } }
  }

  /// The pictures that are wanted, as the options say.
  func assets(_ options: PHFetchOptions?, where isWanted: (PHAsset) -> Bool = { _ in true }) -> PHFetchResult<PHAsset> {
    let found = lock.withLock {
      assets.filter { isWanted($0) && (options?.includeHiddenAssets == true || !$0.isHidden) }
    }
    if found.isEmpty { SDKNotice.say(.photos) }
    return PHFetchResult(cut(found, options))
  }

  func albums(
    _ options: PHFetchOptions?, where isWanted: (PHAssetCollection) -> Bool
  ) -> PHFetchResult<PHAssetCollection> {
    let found = lock.withLock { albums.filter(isWanted) }
    if found.isEmpty { SDKNotice.say(.photos) }
    return PHFetchResult(cut(found, options))
  }

  private func cut<Object>(_ found: [Object], _ options: PHFetchOptions?) -> [Object] {
    guard let limit = options?.fetchLimit, limit > 0 else { return found }
    return Array(found.prefix(limit))
  }
}
