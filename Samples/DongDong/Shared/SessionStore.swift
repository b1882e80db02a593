import Foundation
import Intents

/// Where the workouts under way are kept: in the app group, for the app and its extension alike. One runs at most, others
/// may wait.
struct SessionStore {
  let account: Account

  init(account: Account = Account()) { self.account = account }

  /// The sessions, the one that runs first.
  var sessions: [Session] {
    let all = (account["sessions"] ?? "").components(separatedBy: ";").compactMap(session)
    return all.filter { !$0.isPaused } + all.filter(\.isPaused)
  }

  var running: Session? { sessions.first { !$0.isPaused } }

  /// The session of a name, or the only one where none is named.
  func session(named name: INSpeakableString?, among candidates: [Session]) -> Session? {
    guard let name else { return candidates.count == 1 ? candidates[0] : nil }
    let wanted = WorkoutCatalogue.workout(named: name)?.identifier
    return candidates.first { $0.workout.identifier == wanted }
  }

  /// Keeps a session in the place of the one with the same workout.
  func save(_ session: Session) { write(others(than: session) + [session]) }

  func remove(_ session: Session) { write(others(than: session)) }

  private func others(than session: Session) -> [Session] {
    sessions.filter { $0.workout.identifier != session.workout.identifier }
  }

  private func write(_ sessions: [Session]) { account["sessions"] = sessions.map(text).joined(separator: ";") }

  // `dongdong.run since=2026-11-20T08:30 done=0 goal=30 unit=7 place=outdoor`

  private func text(_ session: Session) -> String {
    var words = [session.workout.identifier]
    if let since = session.since { words.append("since=\(format.string(from: since))") }
    words.append("done=\(Int(session.done))")
    if let goal = session.goal { words += ["goal=\(goal.value)", "unit=\(goal.unit.rawValue)"] }
    if let place = session.place { words.append("place=\(place.rawValue)") }
    return words.joined(separator: " ")
  }

  private func session(_ text: String) -> Session? {
    let words = text.split(separator: " ").map(String.init)
    guard let identifier = words.first, let workout = WorkoutCatalogue.workout(identifier) else { return nil }
    var values: [String: String] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    let unit = values["unit"].flatMap { Int($0) }.flatMap { INWorkoutGoalUnitType(rawValue: $0) } ?? .unknown
    return Session(
      workout: workout, goal: Goal(value: values["goal"].flatMap { Double($0) }, unit: unit),
      place: values["place"].flatMap(Place.init(rawValue:)), done: values["done"].flatMap { Double($0) } ?? 0,
      since: values["since"].flatMap { format.date(from: $0) })
  }

  private var format: DateFormatter {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd'T'HH:mm"
    return format
  }
}
