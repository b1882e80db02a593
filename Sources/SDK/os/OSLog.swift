/// Where a message is sorted in.
public final class OSLog: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(name: nil)

  /// "subsystem:category"; nil for the log that drops everything.
  let name: String?

  public convenience init(subsystem: String, category: String) {
    self.init(name: [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":"))
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(name: String?) {
    self.name = name
    super.init()
  }

  public func isEnabled(type: OSLogType) -> Bool { name != nil }
  public var signpostsEnabled: Bool { false }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String? {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: nil
    }
  }
}

/// The program's log: its standard error, which the conversation shows.
enum StandardErrorLog {
  static func write(_ text: String, _ log: OSLog, _ type: OSLogType) {
    guard let name = log.name else { return }
    let head = [name.isEmpty ? nil : "[\(name)]", type.name.map { "\($0):" }].compactMap { $0 }
    FileHandle.standardError.write(Data(((head + [text]).joined(separator: " ") + "\n").utf8))
  }
}
