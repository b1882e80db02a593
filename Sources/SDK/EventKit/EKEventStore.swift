@_exported import CoreLocation
@_exported import SDKFoundation
@_spi(Host) import SDKFoundation
import SimSDKFacts

public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

public let EKErrorDomain = "EKErrorDomain"

public struct EKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case calendarReadOnly = 6
    case calendarDoesNotAllowEvents = 22
    case calendarDoesNotAllowReminders = 23
    case eventStoreNotAuthorized = 29
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// The user's calendars and reminders: access counts as denied, and it is said.
open class EKEventStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    SDKNotice.say(.calendars)
    return .denied
  }

  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    SDKNotice.say(.calendars)
    completion(false, nil)
  }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { denied() }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(denied(), nil) }
  open func requestFullAccessToEvents() async throws -> Bool { denied() }
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(denied(), nil)
  }
  open func requestFullAccessToReminders() async throws -> Bool { denied() }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { denied() }

  private func denied() -> Bool {
    SDKNotice.say(.calendars)
    return false
  }

  open var sources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    SDKNotice.say(.calendars)
    return []
  }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    SDKNotice.say(.calendars)
    return []
  }
  @discardableResult
  open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
    SDKNotice.say(.calendars)
    completion([])
    return NSObject()
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try refuse() }
  open func save(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { try refuse() }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  open func commit() throws { try refuse() }
  open func reset() {}

  private func refuse() throws {
    SDKNotice.say(.calendars)
    throw EKError(.eventStoreNotAuthorized)
  }
}
