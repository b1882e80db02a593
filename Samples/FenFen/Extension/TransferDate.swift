import Foundation
import Intents

/// When a transfer is to be made: on a day on which the banks work.
struct TransferDate {
  /// So many days ahead the banks take orders.
  private static let horizon = 365

  private let today: Date
  private let calendar = Calendar.current

  init(now: Date = Date()) { today = Calendar.current.startOfDay(for: now) }

  func resolve(_ range: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult {
    guard let range, let components = range.startDateComponents ?? range.endDateComponents,
      let date = calendar.date(from: components)
    else { return .notRequired() }
    let day = calendar.startOfDay(for: date)
    guard day >= today, days(to: day) <= Self.horizon else { return .unsupported() }
    if day == today { return .notRequired() }
    guard calendar.isDateInWeekend(day), let monday = monday(after: day) else { return .success(with: range) }
    return .confirmationRequired(with: INDateComponentsRange(start: monday, end: nil))
  }

  private func days(to day: Date) -> Int { calendar.dateComponents([.day], from: today, to: day).day ?? 0 }

  private func monday(after day: Date) -> DateComponents? {
    calendar.nextDate(after: day, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)
      .map { calendar.dateComponents([.year, .month, .day], from: $0) }
  }
}
