open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
}

open class EKSource: EKObject, @unchecked Sendable {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
}

open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  open var source: EKSource!
  public let calendarIdentifier = UUID().uuidString
  open var allowsContentModifications: Bool { true }

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
