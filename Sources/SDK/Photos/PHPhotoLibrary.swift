import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// What was found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) {
    self.objects = objects
    super.init()
  }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }
  open func object(at index: Int) -> ObjectType { objects[index] }
  open subscript(_ idx: Int) -> ObjectType { objects[idx] }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for (index, object) in objects.enumerated() where !stops.boolValue { block(object, index, &stops) }
  }
}

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The user's pictures: an empty library, which may be read and filled.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { only }
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .authorized }
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.authorized)
  }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.authorized) }
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .authorized }

  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    changeBlock()
    completionHandler?(true, nil)
  }
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws { changeBlock() }
  open func performChangesAndWait(_ changeBlock: () -> Void) throws { changeBlock() }
}
