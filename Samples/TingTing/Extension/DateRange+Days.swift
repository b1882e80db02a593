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
}
