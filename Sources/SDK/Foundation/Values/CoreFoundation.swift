import Glibc
import SimSDKFacts

// Core Foundation's names for Foundation's classes, which only this bridges on Linux.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFMutableArray = NSMutableArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFSet = NSSet
public typealias CFData = NSData
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFAbsoluteTime = Double
public typealias CFTimeInterval = Double

/// The allocator of Core Foundation's objects; there is only one.
public final class CFAllocator: Sendable {}

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public let kCFAllocatorDefault: CFAllocator! = nil

/// The result of a system call: 0 for success.
public typealias OSStatus = Int32
public typealias OSErr = Int16
public let noErr: OSStatus = 0

// The entries of an Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier" as CFString
public let kCFBundleNameKey: CFString! = "CFBundleName" as CFString
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable" as CFString
public let kCFBundleVersionKey: CFString! = "CFBundleVersion" as CFString
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion" as CFString
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion" as CFString
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations" as CFString

/// The run loop of a thread.
public typealias CFRunLoop = RunLoop
public typealias CFRunLoopMode = NSString
public func CFRunLoopGetMain() -> CFRunLoop { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop { .current }

extension sockaddr_in {
  /// The length field of an address, which Linux's lacks.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// The length field of an address, which Linux's lacks.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

/// Seconds since the first moment of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// MARK: Darwin notifications

/// A centre for notifications between an app's programs.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate static let darwin = CFNotificationCenter()
}

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  public var rawValue: CFString

  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Reaches no program: the app's other one doesn't run while the extension does.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  SDKNotice.say(.darwinNotification, "\(name.rawValue)")
}
