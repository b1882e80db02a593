import Foundation
import Intents

/// Settles which of the workouts under way is meant.
struct SessionNameResolver {
  /// Those that it can be.
  let candidates: [Session]

  func resolve(_ name: INSpeakableString?) -> INSpeakableStringResolutionResult {
    let titles = candidates.map { $0.workout.asSpeakable() }
    guard let name else {
      switch titles.count {
      // That there is none is said when the request is confirmed.
      case 0: return .notRequired()
      case 1: return .success(with: titles[0])
      default: return .disambiguation(with: titles)
      }
    }
    if let session = SessionStore().session(named: name, among: candidates) {
      return .success(with: session.workout.asSpeakable())
    }
    let near = WorkoutCatalogue.workouts(containing: name).map(\.identifier)
    let matching = titles.filter { near.contains($0.vocabularyIdentifier ?? "") }
    if matching.count == 1 { return .success(with: matching[0]) }
    if matching.count > 1 { return .disambiguation(with: matching) }
    switch titles.count {
    case 0: return .success(with: name)
    // Another name for the only one there is?
    case 1 where WorkoutCatalogue.workout(named: name) != nil: return .confirmationRequired(with: titles[0])
    default: return .unsupported()
    }
  }
}
