@_exported import SDKFoundation

/// A point in a film: so many parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32
  private var isValidNumber: Bool

  public init() { (value, timescale, isValidNumber) = (0, 0, false) }
  public init(value: Int64, timescale: Int32) { (self.value, self.timescale, isValidNumber) = (value, timescale, true) }

  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()

  public var isValid: Bool { isValidNumber }
  public var isNumeric: Bool { isValidNumber }
  public var isIndefinite: Bool { !isValidNumber }
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }

  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.isValidNumber == right.isValidNumber && (!left.isValidNumber || left.seconds == right.seconds)
  }
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
  public func hash(into hasher: inout Hasher) { hasher.combine(isValidNumber ? seconds : -1) }

  public static func + (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds + right.seconds, preferredTimescale: max(left.timescale, right.timescale, 1))
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    CMTime(seconds: left.seconds - right.seconds, preferredTimescale: max(left.timescale, right.timescale, 1))
  }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
