import Foundation
import Intents

/// When a ride is to begin.
struct PickupTime {
  /// Cars are sent out every so many minutes.
  private static let step = 5

  private let now: Date
  private let calendar = Calendar.current

  init(now: Date = Date()) { self.now = now }

  func resolve(_ range: INDateComponentsRange?, for option: RideOption?) -> INDateComponentsRangeResolutionResult {
    guard let range, let start = range.startDateComponents ?? range.endDateComponents,
      let date = calendar.date(from: start)
    else { return .notRequired() }
    if date < now.addingTimeInterval(-60) { return .unsupported() }
    // In a few minutes is now.
    if date < now.addingTimeInterval(Double(Self.step) * 60) { return .notRequired() }
    if let option, !option.drives(atHour: calendar.component(.hour, from: date)) { return .unsupported() }
    let minute = calendar.component(.minute, from: date)
    let rest = minute % Self.step
    guard rest != 0 else { return .success(with: range) }
    let rounded = date.addingTimeInterval(Double(Self.step - rest) * 60)
    let components = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: rounded)
    return .confirmationRequired(with: INDateComponentsRange(start: components, end: nil))
  }

  /// Days from now until a ride is to begin; nil for a ride at once.
  func daysUntil(_ range: INDateComponentsRange?) -> Double? {
    guard let start = range?.startDateComponents ?? range?.endDateComponents, let date = calendar.date(from: start)
    else { return nil }
    return date.timeIntervalSince(now) / 86_400
  }
}
