import Foundation
import Intents

/// A kind of workout that can be begun: one of the app's, or one that the user has put together.
struct Workout {
  enum Tracking {
    /// The phone counts steps by itself: nothing needs to run.
    case phone
    /// The app follows the phone's position and the heart.
    case app
    /// A course with a film, of so many minutes.
    case course(minutes: Int)
  }

  /// The identifier in AppIntentVocabulary.plist, or of the user's own workout.
  var identifier: String
  /// The names in each language; the first is the title.
  var chinese: [String]
  var english: [String]
  var taiwanese: [String]
  var indonesian: [String]
  /// What Siri calls it, where it is among the workouts that everybody knows.
  var siriName: INWorkoutNameIdentifier?
  var places: [Place] = Place.allCases
  /// What a goal can be about.
  var measures: [Goal.Measure] = Goal.Measure.allCases
  var tracking = Tracking.app
  /// Whether it counts down to a goal.
  var needsGoal = false
  /// Whether indoors and outdoors are two things, as for a run and a treadmill.
  var asksForPlace = false
  var kilocaloriesPerMinute = 8.0

  var title: String { Texts.pick(english, chinese, taiwanese, indonesian)[0] }
  var names: [String] { chinese + english + taiwanese + indonesian }

  var isCourse: Bool {
    if case .course = tracking { true } else { false }
  }

  func asSpeakable() -> INSpeakableString {
    INSpeakableString(vocabularyIdentifier: identifier, spokenPhrase: title, pronunciationHint: nil)
  }
}

/// Where a workout is done.
enum Place: String, CaseIterable {
  case indoor
  case outdoor

  init?(_ type: INWorkoutLocationType) {
    switch type {
    case .indoor: self = .indoor
    case .outdoor: self = .outdoor
    default: return nil
    }
  }

  var asLocationType: INWorkoutLocationType {
    switch self {
    case .indoor: .indoor
    case .outdoor: .outdoor
    }
  }
}
