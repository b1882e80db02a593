@_exported import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  public static let LABiometryNone = LABiometryType.none
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the user couldn't be recognised.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let notInteractive = Code.notInteractive
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  public static let touchIDLockout = Code.biometryLockout
}

/// Who recognises the user. Nobody does here: every question fails as on a phone that may not ask, and it is said.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var evaluatedPolicyDomainState: Data? { nil }
  open var biometryType: LABiometryType { .none }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    SDKNotice.say(.authentication)
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    SDKNotice.say(.authentication)
    reply(false, LAError(.biometryNotAvailable))
  }

  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    SDKNotice.say(.authentication)
    throw LAError(.biometryNotAvailable)
  }

  open func invalidate() {}
}
