// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let startWorkoutIntent = IntentSchema(
    name: "INStartWorkoutIntent", domain: "Workouts",
    handlingProtocol: "INStartWorkoutIntentHandling",
    parameters: [
      ParameterSchema(name: "workoutName", type: .speakable, isResolvable: true, swiftType: "INSpeakableString?"),
      ParameterSchema(name: "goalValue", type: .double, isResolvable: true, swiftType: "Double?"),
      ParameterSchema(name: "workoutGoalUnitType", type: .enumeration("INWorkoutGoalUnitType"), isResolvable: true, swiftType: "INWorkoutGoalUnitType"),
      ParameterSchema(name: "workoutLocationType", type: .enumeration("INWorkoutLocationType"), isResolvable: true, swiftType: "INWorkoutLocationType"),
      ParameterSchema(name: "isOpenEnded", type: .boolean, isResolvable: true, swiftType: "Bool?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("failure", 3),
      ResponseCode("failureRequiringAppLaunch", 4),
      ResponseCode("failureOngoingWorkout", 5),
      ResponseCode("failureNoMatchingWorkout", 6),
      ResponseCode("handleInApp", 7),
      ResponseCode("success", 8),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0")
}
