import Foundation
import Intents

/// A workout under way: it runs, or it waits.
struct Session {
  var workout: Workout
  var goal: Goal?
  var place: Place?
  /// Seconds that were done before `since`.
  var done: Double = 0
  /// When it was begun, or gone on with; nil while it waits.
  var since: Date?

  var isPaused: Bool { since == nil }

  /// Seconds that were done until now.
  func elapsed(now: Date = Date()) -> Double { done + max(0, since.map { now.timeIntervalSince($0) } ?? 0) }

  func kilocalories(now: Date = Date()) -> Int { Int(elapsed(now: now) / 60 * workout.kilocaloriesPerMinute) }

  mutating func pause(now: Date = Date()) {
    done = elapsed(now: now)
    since = nil
  }

  mutating func resume(now: Date = Date()) { since = now }
}
