@_exported import SDKCoreGraphics

open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
}

open class EKSource: EKObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV = 1
  case exchange = 2
  case subscription = 3
  case birthday = 4
}

public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange = 1
  case calDAV = 2
  case mobileMe = 3
  case subscribed = 4
  case birthdays = 5
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  open var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  open var allowsContentModifications: Bool { true }
  open var cgColor: CGColor!
  open var type: EKCalendarType { .local }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open var allowedEntityTypes: EKEntityMask { [] }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

open class EKAlarm: EKObject, @unchecked Sendable {
  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}

/// An event or a reminder: kept as it is made, and never saved.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  open var title: String!
  open var notes: String?
  open var location: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  public init(eventStore: EKEventStore) { super.init() }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0
  public init(eventStore: EKEventStore) { super.init() }
}
