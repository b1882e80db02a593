import Foundation
import Intents

/// Settles where a ride begins or ends.
struct PlaceResolver {
  /// The place with its position, where nobody can be asked: Maps calls handle alone and may know no more than a name.
  static func settled(_ place: CLPlacemark?) -> CLPlacemark? {
    guard let place, place.location == nil else { return place }
    return Gazetteer.places(named: place.name ?? "").first?.asPlacemark() ?? place
  }

  func resolve(_ place: CLPlacemark) -> INPlacemarkResolutionResult {
    // Siri knows where it is: the user's home, the phone's position, a choice from our own list.
    if place.location != nil { return .success(with: place) }
    let name = place.name ?? ""
    let exact = Gazetteer.places(named: name)
    if exact.count == 1 { return .success(with: exact[0].asPlacemark()) }
    if exact.count > 1 { return .disambiguation(with: exact.map { $0.asPlacemark() }) }
    let near = Gazetteer.places(containing: name)
    switch near.count {
    case 0: return .unsupported()
    case 1: return .confirmationRequired(with: near[0].asPlacemark())
    default: return .disambiguation(with: near.map { $0.asPlacemark() })
    }
  }
}
