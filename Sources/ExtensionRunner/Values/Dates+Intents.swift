import Foundation
@_spi(Host) import Intents
import SimCatalog

extension DateParts {
  init(_ components: DateComponents) {
    self.init(
      year: components.year, month: components.month, day: components.day, hour: components.hour,
      minute: components.minute, second: components.second)
  }

  /// The date on the wall clock of the process.
  init(_ date: Date) {
    self.init(Calendar.wall.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date))
  }

  /// With the calendar, so that `date` works; the zone is the process's own.
  var components: DateComponents {
    var components = DateComponents()
    components.calendar = .wall
    components.year = year
    components.month = month
    components.day = day
    components.hour = hour
    components.minute = minute
    components.second = second
    return components
  }

  var date: Date? { Calendar.wall.date(from: components) }
}

extension DateRange {
  init(_ range: INDateComponentsRange) {
    self.init(start: range.startDateComponents.map(DateParts.init), end: range.endDateComponents.map(DateParts.init))
  }

  var components: INDateComponentsRange {
    INDateComponentsRange(start: start?.components, end: end?.components)
  }
}

extension Calendar {
  /// The calendar of `DateParts`: Gregorian, in the zone of the process.
  fileprivate static var wall: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }
}
