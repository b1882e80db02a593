@_exported import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive = 1
  case activated = 2
}

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The way to the user's watch: not supported here, as on an iPad, and it is said.
open class WCSession: NSObject {
  nonisolated(unsafe) private static let shared = WCSession()

  open class var `default`: WCSession { shared }

  open class func isSupported() -> Bool {
    SDKNotice.say(.watch)
    return false
  }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  open func activate() {
    SDKNotice.say(.watch)
    nonisolated(unsafe) let session = self
    DispatchQueue.main.async {
      session.delegate?.session(
        session, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    SDKNotice.say(.watch)
    errorHandler?(WCError(.sessionNotSupported))
  }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    SDKNotice.say(.watch)
    errorHandler?(WCError(.sessionNotSupported))
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    SDKNotice.say(.watch)
    throw WCError(.sessionNotSupported)
  }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    SDKNotice.say(.watch)
    return WCSessionUserInfoTransfer(userInfo: userInfo)
  }

  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }

  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    SDKNotice.say(.watch)
    return WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
  }
}

open class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  open var isTransferring: Bool { false }
  open func cancel() {}

  fileprivate init(userInfo: [String: Any]) {
    self.userInfo = userInfo
    super.init()
  }
}

open class WCSessionFile: NSObject {
  public let fileURL: URL
  public let metadata: [String: Any]?

  fileprivate init(fileURL: URL, metadata: [String: Any]?) {
    self.fileURL = fileURL
    self.metadata = metadata
    super.init()
  }
}

open class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile
  open var isTransferring: Bool { false }
  open func cancel() {}

  fileprivate init(file: WCSessionFile) {
    self.file = file
    super.init()
  }
}

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
  // Required on a phone and absent on a watch, from which many a shared source comes.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
