import Foundation
import Intents

extension RideOption {
  /// The option as Siri and Maps show it, with its price where the way is known.
  func asRideOption(fare: Fare?, now: Date) -> INRideOption {
    let option = INRideOption(name: title, estimatedPickupDate: now.addingTimeInterval(Double(minutesToPickup) * 60))
    option.identifier = rawValue
    option.priceRange = fare?.asPriceRange
    option.usesMeteredFare = false
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: seats), sizeDescription: Texts.seats(seats), priceRange: nil)
    ]
    return option
  }
}

extension Trip {
  /// The trip as Siri shows it.
  func asRideStatus(now: Date) -> INRideStatus {
    let status = INRideStatus()
    status.phase = phase.asRidePhase
    status.rideOption = option.asRideOption(fare: fare, now: now)
    status.pickupLocation = pickup
    status.dropOffLocation = dropOff
    status.estimatedPickupDate = pickupDate(now: now)
    status.estimatedDropOffDate = dropOffDate(now: now)
    status.scheduledPickupTime = scheduled.map { INDateComponentsRange(start: $0, end: nil) }
    status.userActivityForCancelingInApplication = Activity.currentRide()
    if let area, phase != .received, phase != .cancelled {
      let driver = Driver.onDuty(for: option, in: area)
      status.driver = driver.asRideDriver()
      status.vehicle = driver.asVehicle()
    }
    switch phase {
    case .completed where isPaid: status.completionStatus = .completed()
    case .completed:
      let amount = NSDecimalNumber(value: fare?.price ?? 0)
      status.completionStatus = .completed(
        outstanding: INCurrencyAmount(amount: amount, currencyCode: area?.currency ?? "CNY"))
    case .cancelled: status.completionStatus = .canceledByUser()
    case .received, .confirmed, .approaching, .pickup, .ongoing: break
    }
    return status
  }
}
