import SimCatalog
import SimDialogue
import SimLexicon
import SimRecognition
import Testing

/// An answer that says more than what was asked: a number with its unit.
@Suite struct MeasureTests {
  private static let app = InstalledApp(
    identifier: "steps", displayNames: ["": "Steps"], intents: ["INStartWorkoutIntent"])

  private static func minutes(_ number: Double) -> [Slot] {
    let provenance = Provenance(.answer, ranges: [0..<12])
    return [
      Slot(parameter: "goalValue", value: .double(number), provenance: provenance),
      Slot(
        parameter: "workoutGoalUnitType",
        value: .enumeration(EnumerationValue(type: "INWorkoutGoalUnitType", cases: ["minute"])), provenance: provenance),
    ]
  }

  /// A conversation with an app that must know the goal and its unit.
  private func start(_ slots: [Slot] = []) throws -> Talk {
    var understander = TaughtUnderstander()
    understander.requests = ["go": Messenger.request("INStartWorkoutIntent", app: "steps", slots)]
    understander.answers = ["half an hour": Self.minutes(30)]
    var talk = try Talk(Messenger.setting(apps: [Self.app]), understander)
    talk.handler = { call in
      switch call.method {
      case .resolve("goalValue"), .resolve("workoutGoalUnitType"):
        guard case .resolve(let name) = call.method, let value = call.intent[name] else { return .results(.needsValue) }
        return .results(.success(value))
      case .resolve: return HandlerAnswer(outcome: .notImplemented)
      case .options, .defaultValue: return HandlerAnswer(outcome: .notImplemented)
      case .confirm, .handle, .perform: return .code("success")
      }
    }
    return talk
  }

  @Test func bothParametersAreFilledByOneAnswer() throws {
    var talk = try start()
    #expect(talk("go").contains("- resolveGoalValue = needsValue"))
    let printed = talk("half an hour")
    #expect(printed.contains("- resolveGoalValue = success 30"))
    #expect(printed.contains("- resolveWorkoutGoalUnitType = success minute"))
    #expect(!printed.contains { $0.contains("needsValue") })
    #expect(talk.calls.last?.intent["goalValue"] == .double(30))
    #expect(
      talk.calls.last?.intent["workoutGoalUnitType"]
        == .enumeration(EnumerationValue(type: "INWorkoutGoalUnitType", cases: ["minute"])))
  }

  @Test func whatWasSettledBeforeIsResolvedAgain() throws {
    var talk = try start([Messenger.slot("goalValue", .double(5))])
    #expect(talk("go").contains("- resolveWorkoutGoalUnitType = needsValue"))
    let printed = talk("half an hour")
    #expect(printed.contains("- resolveWorkoutGoalUnitType = success minute"))
    #expect(printed.contains("- resolveGoalValue = success 30"))
    #expect(talk.calls.last?.intent["goalValue"] == .double(30))
  }
}
