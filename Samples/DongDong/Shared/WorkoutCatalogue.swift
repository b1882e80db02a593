import Foundation
import Intents

/// Finds workouts by what they are called.
enum WorkoutCatalogue {
  /// The app's workouts and the user's own.
  static var all: [Workout] { own + builtIn }

  /// The workout that is meant by exactly this name.
  static func workout(named name: INSpeakableString) -> Workout? {
    if let identifier = name.vocabularyIdentifier, let workout = workout(identifier) { return workout }
    let words = name.spokenPhrase.foldedName
    if let workout = all.first(where: { $0.names.contains { $0.foldedName == words } }) { return workout }
    // Siri's own name for it, whatever the language: "jogging" is a run.
    return name.vocabularyIdentifier.flatMap { identifier in
      all.first { $0.siriName == INWorkoutNameIdentifier(rawValue: identifier) }
    }
  }

  static func workout(_ identifier: String) -> Workout? { all.first { $0.identifier == identifier } }

  /// The workouts in whose names these words stand.
  static func workouts(containing name: INSpeakableString) -> [Workout] {
    let words = name.spokenPhrase.foldedName
    guard !words.isEmpty else { return [] }
    return all.filter { $0.names.contains { $0.foldedName.contains(words) } }
  }
}
