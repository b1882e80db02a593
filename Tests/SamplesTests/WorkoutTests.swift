@_spi(Host) import Intents
import Testing

@testable import DongDongExtension

@Suite("The workout app's names, goals and sessions")
struct WorkoutTests {
  private func name(_ phrase: String, _ identifier: String? = nil) -> INSpeakableString {
    INSpeakableString(vocabularyIdentifier: identifier ?? "", spokenPhrase: phrase, pronunciationHint: nil)
  }

  private func text(_ outcome: INResolutionOutcome) -> String {
    func phrase(_ value: Any?) -> String { (value as? INSpeakableString)?.spokenPhrase ?? "\(value ?? "-")" }
    return switch outcome {
    case .success(let value): "success \(phrase(value))"
    case .disambiguation(let options): "disambiguation " + options.map { phrase($0) }.joined(separator: " | ")
    case .confirmationRequired(let value, _): "confirm \(phrase(value))"
    case .unsupported: "unsupported"
    case .needsValue: "needsValue"
    case .notRequired: "notRequired"
    case .needsMoreDetails: "needsMoreDetails"
    }
  }

  private func resolve(_ phrase: String, _ identifier: String? = nil) -> String {
    INPreferences.authorization.languageCode = "en-US"
    return text(WorkoutNameResolver().resolve(name(phrase, identifier)).outcome)
  }

  @Test(
    "know a workout by its name, by Siri's, and by a part of it",
    arguments: [
      ("run", nil, "success run"), ("慢跑", nil, "success run"),
      ("twenty four form tai chi", nil, "success Twenty-Four Form Tai Chi"),
      ("twenty-four form TAI CHI", nil, "success Twenty-Four Form Tai Chi"), ("jogging", "run", "success run"),
      ("whatever", "dongdong.row", "success rowing machine"), ("yoga", "yoga", "disambiguation"),
      ("sunrise", nil, "confirm Sunrise Yoga"), ("surfing", nil, "unsupported"), ("", nil, "unsupported"),
    ])
  func names(_ phrase: String, _ identifier: String?, _ expected: String) {
    #expect(resolve(phrase, identifier).hasPrefix(expected))
  }

  private func goal(
    _ workout: String?, _ value: Double?, _ unit: INWorkoutGoalUnitType, isOpenEnded: Bool? = nil
  ) -> String {
    INPreferences.authorization.languageCode = "en-US"
    let intent = INStartWorkoutIntent(
      workoutName: workout.map { name($0) }, goalValue: value, workoutGoalUnitType: unit,
      workoutLocationType: .unknown, isOpenEnded: isOpenEnded)
    let resolver = GoalResolver(intent)
    return [resolver.resolveValue().outcome, resolver.resolveUnit().outcome, resolver.resolveIsOpenEnded().outcome]
      .map(text).joined(separator: ", ")
  }

  @Test("take goals that can be reached, and ask about the others")
  func goals() {
    #expect(goal("run", 5, .mile).hasPrefix("success 5.0, success"))
    #expect(goal("run", 26, .mile).hasPrefix("success"))
    #expect(goal("run", 27, .mile).hasPrefix("confirm 27.0"))
    #expect(goal("run", 25, .hour).hasPrefix("unsupported"))
    #expect(goal("run", 0, .minute).hasPrefix("unsupported"))
    #expect(goal("run", -3, .minute).hasPrefix("unsupported"))
    #expect(goal("run", .infinity, .minute).hasPrefix("unsupported"))
    #expect(goal("run", .nan, .minute).hasPrefix("unsupported"))
    #expect(goal("wall climb", 3, .mile).hasPrefix("success 3.0, unsupported"))
    #expect(goal("wall climb", 3, .unknown).hasPrefix("success 3.0, confirm"))
    #expect(goal("run", 3, .unknown).hasPrefix("success 3.0, needsValue"))
    #expect(goal("rowing machine", nil, .unknown) == "needsValue, notRequired, notRequired")
    #expect(goal("rowing machine", nil, .unknown, isOpenEnded: true) == "notRequired, notRequired, success true")
    #expect(goal("run", 5, .mile, isOpenEnded: true).hasSuffix("confirm true"))
    #expect(goal("Sunrise Yoga", nil, .unknown, isOpenEnded: true).hasSuffix("notRequired"))
  }

  @Test("keep one session that runs and others that wait")
  func sessions() throws {
    let defaults = try #require(UserDefaults(suiteName: "group.com.example.dongdong.tests"))
    defer { defaults.removePersistentDomain(forName: "group.com.example.dongdong.tests") }
    let account = Account(defaults: defaults)
    account["sessions"] =
      "nonsense; dongdong.run since=2026-11-20T07:10 goal=5 unit=4; dongdong.ride done=60 place=outdoor"
    let store = SessionStore(account: account)
    #expect(store.sessions.map(\.workout.identifier) == ["dongdong.run", "dongdong.ride"])
    var running = try #require(store.running)
    #expect(running.goal?.unit == .mile && running.goal?.value == 5)
    let now = try #require(running.since).addingTimeInterval(600)
    #expect(running.elapsed(now: now) == 600)
    running.pause(now: now)
    store.save(running)
    #expect(store.running == nil && store.endable.count == 2)
    #expect(store.session(named: nil, among: store.sessions) == nil)
    let ride = try #require(store.session(named: name("cycling"), among: store.sessions))
    #expect(ride.done == 60 && ride.place == .outdoor)
    store.finish(ride)
    #expect(store.sessions.map(\.workout.identifier) == ["dongdong.run"])
    #expect(store.lastRecord?.seconds == 60)
  }
}
