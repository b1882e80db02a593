import SDKFoundation

public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat = 1
  case fastFormat = 2
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast = 1
  case exact = 2
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted = 1
  case original = 2
}

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture is wanted.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var version = PHImageRequestOptionsVersion.current
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
}

/// Gives the pictures of the library, in the size that they have.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()
  open class func `default`() -> PHImageManager { only }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(asset.data.flatMap { UIImage(data: $0) }, [PHImageResultIsDegradedKey: false])
    return 1
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(asset.data, nil, .up, [:])
    return 1
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// One that has them ready.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
