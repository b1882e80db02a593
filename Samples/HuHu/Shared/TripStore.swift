import Foundation
import Intents

/// Where the last trip is kept.
struct TripStore {
  let account: Account

  /// The last trip; nil for somebody who has never ridden.
  var last: Trip? {
    guard let phase = account["ridePhase"].flatMap(Trip.Phase.init(rawValue:)) else { return nil }
    let trip = Trip(
      phase: phase, option: account["rideOption"].flatMap(RideOption.init(identifier:)) ?? .premier,
      pickup: place(account["rideFrom"]), dropOff: place(account["rideTo"]),
      scheduled: account["rideTime"].flatMap(components),
      ordered: account["rideOrdered"].flatMap(Double.init).map(Date.init(timeIntervalSince1970:)),
      isPaid: account["ridePaid"] != "no", isRated: account["rideRated"] != "no")
    return trip.progressed(to: Date())
  }

  func save(_ trip: Trip) {
    account["ridePhase"] = trip.phase.rawValue
    account["rideOption"] = trip.option.rawValue
    account["rideFrom"] = text(trip.pickup)
    account["rideTo"] = text(trip.dropOff)
    account["rideTime"] = trip.scheduled.map(text)
    account["rideOrdered"] = trip.ordered.map { String(Int($0.timeIntervalSince1970)) }
    account["ridePaid"] = "yes"
    account["rideRated"] = "yes"
  }

  /// A place by its name, or by what `text` made of one that has none in the gazetteer.
  private func place(_ text: String?) -> CLPlacemark? {
    guard let text else { return nil }
    let parts = text.components(separatedBy: "|")
    if parts.count == 3, let latitude = Double(parts[1]), let longitude = Double(parts[2]) {
      return CLPlacemark(
        location: CLLocation(latitude: latitude, longitude: longitude), name: parts[0], postalAddress: nil)
    }
    return Gazetteer.places(named: text).first?.asPlacemark()
  }

  private func text(_ place: CLPlacemark?) -> String? {
    guard let place, let coordinate = place.location?.coordinate else { return nil }
    return "\(place.name ?? "")|\(coordinate.latitude)|\(coordinate.longitude)"
  }

  private func components(_ text: String) -> DateComponents? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 5 else { return nil }
    return DateComponents(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])
  }

  private func text(_ time: DateComponents) -> String {
    [time.year, time.month, time.day, time.hour, time.minute].map { String($0 ?? 0) }.joined(separator: "-")
  }
}
