// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let startWorkoutIntent = IntentSchema(
    name: "INStartWorkoutIntent", domain: "Workouts",
    handlingProtocol: "INStartWorkoutIntentHandling",
    parameters: [
      ParameterSchema(name: "workoutName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], isRequired: true, swiftType: "INSpeakableString?"),
      ParameterSchema(name: "goalValue", type: .double, resolvedBy: ["INDoubleResolutionResult"], swiftType: "Double?"),
      ParameterSchema(name: "workoutGoalUnitType", type: .enumeration("INWorkoutGoalUnitType"), resolvedBy: ["INWorkoutGoalUnitTypeResolutionResult"], swiftType: "INWorkoutGoalUnitType"),
      ParameterSchema(name: "workoutLocationType", type: .enumeration("INWorkoutLocationType"), resolvedBy: ["INWorkoutLocationTypeResolutionResult"], swiftType: "INWorkoutLocationType"),
      ParameterSchema(name: "isOpenEnded", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], unsaid: false, swiftType: "Bool?"),
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
    vocabulary: [
      .workoutActivityName: ["workoutName"],
    ],
    deed: "workout",
    shortcutTypes: [
      ShortcutType(parameters: ["workoutName"]),
      ShortcutType(parameters: ["workoutName", "goalValue", "workoutGoalUnitType"]),
    ],
    introduced: "10.0", dialogue: IntentDialogue(outcome: .request, underWay: .begins))
}
