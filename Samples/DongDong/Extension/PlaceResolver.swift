import Foundation
import Intents

/// Settles where a workout is done.
struct PlaceResolver {
  let account: Account
  let workout: Workout?

  func resolve(_ type: INWorkoutLocationType) -> INWorkoutLocationTypeResolutionResult {
    let possible = workout?.places ?? Place.allCases
    guard let place = Place(type) else {
      if possible.count == 1 { return .success(with: possible[0].asLocationType) }
      guard workout?.asksForPlace == true else { return .notRequired() }
      return account.usualPlace.map { .success(with: $0.asLocationType) } ?? .needsValue()
    }
    guard possible.contains(place) else { return .unsupported() }
    if place == .outdoor, account.isStormy, possible.contains(.indoor) { return .confirmationRequired(with: .indoor) }
    return .success(with: type)
  }
}
