@_exported import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

/// How a place in the network is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  public static let connectionAutomatic = SCNetworkReachabilityFlags.connectionOnTraffic
}

/// A place in the network, of which nothing is known here.
public final class SCNetworkReachability: NSObject, @unchecked Sendable {}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public struct SCNetworkReachabilityContext {
  public var version: CFIndex
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
  }
}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Nothing is known of the way: what a phone answers that can't tell, and it is said.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  SDKNotice.say(.reachability)
  flags.pointee = []
  return false
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }
