import Foundation
import Intents

/// Books a ride.
class RequestRideHandler: NSObject, INRequestRideIntentHandling {
  private let account = Account()
  private var trips: TripStore { TripStore(account: account) }

  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    if let place = intent.pickupLocation { return PlaceResolver().resolve(place) }
    guard let last = account.lastPlace else { return .needsValue() }
    return .success(with: last.asPlacemark())
  }

  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    guard let place = intent.dropOffLocation else { return .needsValue() }
    if let start = intent.pickupLocation?.location, let end = place.location, start.distance(from: end) < 100 {
      return .unsupported()
    }
    return PlaceResolver().resolve(place)
  }

  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
    let offered = ServiceArea.containing(intent.pickupLocation)?.options ?? RideOption.allCases
    guard let name = intent.rideOptionName else {
      if let favourite = account.favourite, offered.contains(favourite) {
        return .success(with: favourite.asSpeakable())
      }
      return .disambiguation(with: offered.map { $0.asSpeakable() })
    }
    if let option = RideOption.named(name) {
      // What isn't offered here has a stand-in, if the rider likes it.
      return offered.contains(option)
        ? .success(with: option.asSpeakable()) : .confirmationRequired(with: RideOption.premier.asSpeakable())
    }
    let candidates = RideOption.containing(name.spokenPhrase).filter(offered.contains)
    switch candidates.count {
    case 0: return .unsupported()
    case 1: return .success(with: candidates[0].asSpeakable())
    default: return .disambiguation(with: candidates.map { $0.asSpeakable() })
    }
  }

  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    let option = intent.rideOptionName.flatMap(RideOption.named)
    guard let size = intent.partySize else {
      // Who shares a car says how many seats to keep.
      return option == .shared ? .needsValue() : .notRequired()
    }
    let seats = option?.seats ?? RideOption.van.seats
    return (1...seats).contains(size) ? .success(with: size) : .unsupported()
  }

  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult {
    PickupTime().resolve(intent.scheduledPickupTime, for: intent.rideOptionName.flatMap(RideOption.named))
  }

  func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    if let problem = problem(with: intent) { return completion(problem) }
    let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
    response.rideStatus = trip(for: intent).map { preview(of: $0) }
    completion(response)
  }

  func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
    if let problem = problem(with: intent) { return completion(problem) }
    guard !account.isCardExpired, let trip = trip(for: intent) else { return completion(answer(.failure)) }
    if account.isDispatchSlow { return completion(answer(.inProgress)) }
    trips.save(trip)
    let response = answer(.success)
    response.rideStatus = trip.asRideStatus(now: Date())
    completion(response)
  }

  /// What stands in the way of the ride; nil when nothing does.
  private func problem(with intent: INRequestRideIntent) -> INRequestRideIntentResponse? {
    if !account.isSignedIn { return answer(.failureRequiringAppLaunch, Activity.signIn()) }
    if !account.isVerified { return answer(.failureRequiringAppLaunchMustVerifyCredentials, Activity.verify()) }
    let ends = [intent.pickupLocation, intent.dropOffLocation].map(PlaceResolver.settled)
    guard ends.allSatisfy({ ServiceArea.containing($0) != nil }) else {
      return answer(.failureRequiringAppLaunchNoServiceInArea, Activity.areas())
    }
    if account.isServiceDown {
      return answer(.failureRequiringAppLaunchServiceTemporarilyUnavailable, Activity.maintenance())
    }
    if trips.last?.needsCompletion == true {
      return answer(.failureRequiringAppLaunchPreviousRideNeedsCompletion, Activity.unfinishedRide())
    }
    let option = intent.rideOptionName.flatMap(RideOption.named) ?? .premier
    if let days = PickupTime().daysUntil(intent.scheduledPickupTime), days > Double(option.daysAhead) {
      return answer(.failureRequiringAppLaunchRideScheduledTooFar, Activity.schedule())
    }
    return account.isSoldOut ? answer(.failure) : nil
  }

  private func trip(for intent: INRequestRideIntent) -> Trip? {
    guard let option = intent.rideOptionName.flatMap(RideOption.named) else { return nil }
    let scheduled = intent.scheduledPickupTime.flatMap { $0.startDateComponents ?? $0.endDateComponents }
    return Trip(
      phase: scheduled == nil ? .confirmed : .received, option: option,
      pickup: PlaceResolver.settled(intent.pickupLocation), dropOff: PlaceResolver.settled(intent.dropOffLocation),
      scheduled: scheduled, ordered: scheduled == nil ? Date() : nil)
  }

  /// What the ride would be, before there is a driver.
  private func preview(of trip: Trip) -> INRideStatus {
    let status = trip.asRideStatus(now: Date())
    status.phase = .unknown
    status.driver = nil
    status.vehicle = nil
    return status
  }

  private func answer(
    _ code: INRequestRideIntentResponseCode, _ activity: NSUserActivity? = nil
  ) -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(code: code, userActivity: activity)
  }
}
