import Foundation
import Intents

/// Settles which album is meant. Albums are called alike: two summers, a baby and a baby's steps.
struct AlbumResolver {
  func resolve(_ name: String) -> INStringResolutionResult {
    if let album = Albums.album(named: name) { return .success(with: album.name) }
    let holding = Albums.albums(holding: name).filter { !$0.isPrivate }
    let candidates = holding.isEmpty ? Albums.albums(soundingLike: name).filter { !$0.isPrivate } : holding
    switch candidates.count {
    case 0: return .unsupported()
    case 1: return .confirmationRequired(with: candidates[0].name)
    default: return .disambiguation(with: candidates.map(\.name))
    }
  }
}
