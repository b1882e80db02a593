import Foundation
import Intents

/// Tells Siri what the user calls his own workouts.
enum VocabularyUpdater {
  static func update() {
    let vocabulary = INVocabulary.shared()
    guard Account().isSignedIn else { return vocabulary.removeAllVocabularyStrings() }
    let names = WorkoutCatalogue.own.map { $0.asSpeakable() }
    vocabulary.setVocabulary(NSOrderedSet(array: names), of: .workoutActivityName)
  }
}
