import Foundation
import Intents

extension INDateComponentsRange {
  /// When the range begins; nil when it is open.
  var firstMoment: Date? { startDateComponents.flatMap(Calendar.current.date(from:)) }

  /// When the range is over; nil when it is open. A day without an hour is in it as a whole.
  var lastMoment: Date? {
    guard let end = endDateComponents, let date = Calendar.current.date(from: end) else { return nil }
    return end.hour == nil ? Calendar.current.date(byAdding: .day, value: 1, to: date) : date
  }

  /// Whether it is one day and no more.
  var isOneDay: Bool {
    guard let first = firstMoment, let last = lastMoment, startDateComponents?.hour == nil else { return false }
    return Calendar.current.date(byAdding: .day, value: 1, to: first) == last
  }

  /// The day so many days later.
  func day(_ offset: Int) -> INDateComponentsRange? {
    guard let first = firstMoment, let day = Calendar.current.date(byAdding: .day, value: offset, to: first) else {
      return nil
    }
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
    return INDateComponentsRange(start: parts, end: parts)
  }

  func holds(_ date: Date) -> Bool {
    if let first = firstMoment, date < first { return false }
    if let last = lastMoment, date >= last { return false }
    return true
  }
}
