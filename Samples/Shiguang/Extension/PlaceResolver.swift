import Foundation
import Intents

/// Settles where the photos were taken.
struct PlaceResolver {
  func resolve(_ place: CLPlacemark) -> INPlacemarkResolutionResult {
    // Siri knows where it is: the user's home, or a choice from our own list.
    if place.location != nil { return .success(with: place) }
    let name = place.name ?? ""
    let exact = Places.places(named: name)
    if exact.count == 1 { return .success(with: exact[0].asPlacemark()) }
    if exact.count > 1 { return .disambiguation(with: exact.map { $0.asPlacemark() }) }
    // A whole city or country has no single position.
    if Places.isRegion(name) { return .success(with: place) }
    let near = Places.places(holding: name)
    switch near.count {
    case 0: return .unsupported()
    case 1: return .confirmationRequired(with: near[0].asPlacemark())
    default: return .disambiguation(with: near.map { $0.asPlacemark() })
    }
  }
}
