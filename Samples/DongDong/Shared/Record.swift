import Foundation
import Intents

/// What is kept of a workout that has ended.
struct Record {
  var title: String
  var seconds: Double
  var kilocalories: Int
}

extension SessionStore {
  /// The sessions that can be ended: the one that runs, or else those that wait.
  var endable: [Session] { running.map { [$0] } ?? sessions }

  /// Ends a session and keeps its record.
  func finish(_ session: Session) {
    account["lastRecord"] = "\(session.workout.identifier) \(session.elapsed()) \(session.kilocalories())"
    remove(session)
  }

  var lastRecord: Record? {
    let words = (account["lastRecord"] ?? "").split(separator: " ").map(String.init)
    guard words.count == 3, let workout = WorkoutCatalogue.workout(words[0]), let seconds = Double(words[1]),
      let kilocalories = Int(words[2])
    else { return nil }
    return Record(title: workout.title, seconds: seconds, kilocalories: kilocalories)
  }
}
