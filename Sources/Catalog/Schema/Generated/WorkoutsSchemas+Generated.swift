// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Workouts.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let workouts: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INWorkoutGoalUnitType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("inch", 1),
        EnumerationCase("meter", 2),
        EnumerationCase("foot", 3),
        EnumerationCase("mile", 4),
        EnumerationCase("yard", 5),
        EnumerationCase("second", 6),
        EnumerationCase("minute", 7),
        EnumerationCase("hour", 8),
        EnumerationCase("joule", 9),
        EnumerationCase("kiloCalorie", 10),
      ]),
    EnumerationSchema(
      name: "INWorkoutLocationType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("outdoor", 1),
        EnumerationCase("indoor", 2),
      ]),
    EnumerationSchema(
      name: "INWorkoutNameIdentifier", kind: .strings,
      cases: [
        EnumerationCase("run", 0),
        EnumerationCase("sit", 1),
        EnumerationCase("steps", 2),
        EnumerationCase("stand", 3),
        EnumerationCase("move", 4),
        EnumerationCase("walk", 5),
        EnumerationCase("yoga", 6),
        EnumerationCase("dance", 7),
        EnumerationCase("crosstraining", 8),
        EnumerationCase("elliptical", 9),
        EnumerationCase("rower", 10),
        EnumerationCase("cycle", 11),
        EnumerationCase("stairs", 12),
        EnumerationCase("other", 13),
        EnumerationCase("indoorrun", 14),
        EnumerationCase("indoorcycle", 15),
        EnumerationCase("indoorwalk", 16),
        EnumerationCase("exercise", 17),
        EnumerationCase("hike", 18),
        EnumerationCase("highIntensityIntervalTraining", 19),
        EnumerationCase("swim", 20),
      ]),
  ]
}

extension ObjectSchema {
  static let workouts: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let workouts: [ResultSchema] = [
    ResultSchema(name: "INWorkoutGoalUnitTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INWorkoutLocationTypeResolutionResult", answers: ["success", "confirmationRequired"]),
  ]
}
