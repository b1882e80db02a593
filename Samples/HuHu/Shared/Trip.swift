import Foundation
import Intents

/// The rider's last trip, under way or over, as the app group keeps it.
struct Trip {
  enum Phase: String {
    /// Booked for later.
    case received
    case confirmed
    case approaching
    case pickup
    case ongoing
    case completed
    case cancelled

    var asRidePhase: INRidePhase {
      switch self {
      case .received: .received
      case .confirmed: .confirmed
      case .approaching: .approachingPickup
      case .pickup: .pickup
      case .ongoing: .ongoing
      case .completed, .cancelled: .completed
      }
    }
  }

  var phase: Phase
  var option: RideOption
  var pickup: CLPlacemark?
  var dropOff: CLPlacemark?
  /// When it was booked for; nil for a ride at once.
  var scheduled: DateComponents?
  /// When the car was ordered; nil for a trip of which only the phase is known.
  var ordered: Date?
  var isPaid = true
  var isRated = true

  /// Whether it still goes on.
  var isUnderWay: Bool { phase != .completed && phase != .cancelled }
  /// Whether it must be finished in the app before there is another one.
  var needsCompletion: Bool { isUnderWay || !isPaid }

  var area: ServiceArea? { ServiceArea.containing(pickup) }
  var fare: Fare? { Fare(option: option, from: pickup, to: dropOff) }

  /// When the car comes.
  func pickupDate(now: Date) -> Date {
    if let scheduled, let date = Calendar.current.date(from: scheduled) { return date }
    if let ordered { return ordered.addingTimeInterval(Double(option.minutesToPickup) * 60) }
    let minutes: Int =
      switch phase {
      case .received, .confirmed: option.minutesToPickup
      case .approaching: 2
      case .pickup, .ongoing, .completed, .cancelled: 0
      }
    return now.addingTimeInterval(Double(minutes) * 60)
  }

  func dropOffDate(now: Date) -> Date? {
    fare.map { pickupDate(now: now).addingTimeInterval(Double($0.minutes) * 60) }
  }

  /// The trip as it has gone on by now: the car comes, waits for two minutes, drives, and arrives.
  func progressed(to now: Date) -> Trip {
    guard let ordered, phase == .confirmed, let arrival = dropOffDate(now: now) else { return self }
    let pickup = ordered.addingTimeInterval(Double(option.minutesToPickup) * 60)
    var trip = self
    switch now {
    case pickup.addingTimeInterval(-120)..<pickup: trip.phase = .approaching
    case pickup..<pickup.addingTimeInterval(120): trip.phase = .pickup
    case pickup.addingTimeInterval(120)..<max(arrival, pickup.addingTimeInterval(120)): trip.phase = .ongoing
    case max(arrival, pickup.addingTimeInterval(120))...: trip.phase = .completed
    default: break
    }
    return trip
  }
}
