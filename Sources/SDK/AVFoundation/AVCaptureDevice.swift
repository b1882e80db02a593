@_spi(Host) import SDKFoundation
import SimSDKFacts

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or a microphone: there is none here, and it is said.
open class AVCaptureDevice: NSObject {
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  private override init() { super.init() }

  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode: TorchMode {
    get { .off }
    set {}
  }
  open var position: Position { .unspecified }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level torchLevel: Float) throws {}

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    SDKNotice.say(.capture)
    return nil
  }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    SDKNotice.say(.capture)
    return .denied
  }

  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    SDKNotice.say(.capture)
    handler(false)
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    SDKNotice.say(.capture)
    return false
  }
}
