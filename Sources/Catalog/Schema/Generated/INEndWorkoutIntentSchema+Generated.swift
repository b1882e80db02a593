// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INEndWorkoutIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let endWorkoutIntent = IntentSchema(
    name: "INEndWorkoutIntent", domain: "Workouts",
    handlingProtocol: "INEndWorkoutIntentHandling",
    parameters: [
      ParameterSchema(name: "workoutName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("failure", 3),
      ResponseCode("failureRequiringAppLaunch", 4),
      ResponseCode("failureNoMatchingWorkout", 5),
      ResponseCode("handleInApp", 6),
      ResponseCode("success", 7),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .workoutActivityName: ["workoutName"],
    ],
    deed: "workoutEnd",
    isOutright: true,
    introduced: "10.0", dialogue: IntentDialogue(underWay: .ends))
}
