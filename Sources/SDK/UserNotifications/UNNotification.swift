@_exported import SDKFoundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var parts = Parts()

  fileprivate struct Parts {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var attachments: [UNNotificationAttachment] = []
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  public override init() { super.init() }

  open var title: String { parts.title }
  open var subtitle: String { parts.subtitle }
  open var body: String { parts.body }
  open var badge: NSNumber? { parts.badge }
  open var sound: UNNotificationSound? { parts.sound }
  open var userInfo: [AnyHashable: Any] { parts.userInfo }
  open var categoryIdentifier: String { parts.categoryIdentifier }
  open var threadIdentifier: String { parts.threadIdentifier }
  open var attachments: [UNNotificationAttachment] { parts.attachments }
  open var targetContentIdentifier: String? { parts.targetContentIdentifier }
  open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
  open var relevanceScore: Double { parts.relevanceScore }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate(UNNotificationContent()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(UNMutableNotificationContent()) }

  private func duplicate(_ target: UNNotificationContent) -> UNNotificationContent {
    target.parts = parts
    return target
  }
}

/// What a notification says, while it is put together.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  open override var subtitle: String {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  open override var body: String {
    get { parts.body }
    set { parts.body = newValue }
  }
  open override var badge: NSNumber? {
    get { parts.badge }
    set { parts.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { parts.sound }
    set { parts.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { parts.userInfo }
    set { parts.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { parts.categoryIdentifier }
    set { parts.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { parts.threadIdentifier }
    set { parts.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { parts.attachments }
    set { parts.attachments = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { parts.targetContentIdentifier }
    set { parts.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { parts.interruptionLevel }
    set { parts.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { parts.relevanceScore }
    set { parts.relevanceScore = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: "defaultCritical") }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that goes with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else { throw CocoaError(.fileNoSuchFile) }
    self.identifier = identifier
    url = URL
    super.init()
  }
}

/// When a notification is due.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is to come.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = (content.copy() as? UNNotificationContent) ?? content
    self.trigger = trigger
    super.init()
  }
}

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) {
    date = Date()
    self.request = request
    super.init()
  }
}
