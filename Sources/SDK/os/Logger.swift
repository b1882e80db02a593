/// Writes messages into the program's log.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { StandardErrorLog.write(message.text, log, level) }
  public func trace(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .debug) }
  public func debug(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .debug) }
  public func info(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .info) }
  public func notice(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .default) }
  public func warning(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .error) }
  public func error(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .error) }
  public func critical(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .fault) }
  public func fault(_ message: OSLogMessage) { StandardErrorLog.write(message.text, log, .fault) }
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case hash
    case none
  }

  let isPrivate: Bool

  public static let `public` = OSLogPrivacy(isPrivate: false)
  public static let auto = OSLogPrivacy(isPrivate: false)
  public static let `private` = OSLogPrivacy(isPrivate: true)
  public static let sensitive = OSLogPrivacy(isPrivate: true)
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// How a fraction is written.
public enum OSLogFloatFormatting: Sendable {
  case fixed
  case fixedWithPrecision(Int)
  case exponential

  public static func fixed(precision: Int) -> OSLogFloatFormatting { .fixedWithPrecision(precision) }

  func text(_ value: Double) -> String {
    switch self {
    case .fixed: String(format: "%f", value)
    case .fixedWithPrecision(let digits): String(format: "%.\(digits)f", value)
    case .exponential: String(format: "%e", value)
    }
  }
}

/// How an integer is written.
public enum OSLogIntegerFormatting: Sendable {
  case decimal
  case hex
  case octal
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isPrivate ? "<private>" : String(describing: value())
    }

    public mutating func appendInterpolation<Value: CustomStringConvertible>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isPrivate ? "<private>" : value().description
    }

    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
      _ value: @autoclosure () -> Number, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isPrivate ? "<private>" : format.text(Double(value()))
    }

    public mutating func appendInterpolation<Number: BinaryInteger>(
      _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      let radix =
        switch format {
        case .decimal: 10
        case .hex: 16
        case .octal: 8
        }
      text += privacy.isPrivate ? "<private>" : String(value(), radix: radix)
    }
  }

  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
