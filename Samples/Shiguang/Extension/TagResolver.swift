import Foundation
import Intents

/// Settles what the photos show.
struct TagResolver {
  func resolve(_ term: String) -> INStringResolutionResult {
    if let tag = Tags.tag(named: term) { return .success(with: tag.name) }
    let holding = Tags.tags(holding: term)
    switch holding.count {
    case 0: break
    case 1: return .success(with: holding[0].name)
    default: return .disambiguation(with: holding.map(\.name))
    }
    let alike = Tags.tags(soundingLike: term)
    // What the index has never seen is looked for all the same, and not found.
    return alike.count == 1 ? .confirmationRequired(with: alike[0].name) : .success(with: term)
  }
}
