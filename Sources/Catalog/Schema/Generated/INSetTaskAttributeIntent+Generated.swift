// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetTaskAttributeIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setTaskAttributeIntent = IntentSchema(
    name: "INSetTaskAttributeIntent", domain: "ListsAndNotes",
    handlingProtocol: "INSetTaskAttributeIntentHandling",
    parameters: [
      ParameterSchema(name: "targetTask", type: .object("INTask"), isResolvable: true, swiftType: "INTask?"),
      ParameterSchema(name: "taskTitle", type: .speakable, isResolvable: true, swiftType: "INSpeakableString?"),
      ParameterSchema(name: "status", type: .enumeration("INTaskStatus"), isResolvable: true, swiftType: "INTaskStatus"),
      ParameterSchema(name: "priority", type: .enumeration("INTaskPriority"), isResolvable: true, swiftType: "INTaskPriority"),
      ParameterSchema(name: "spatialEventTrigger", type: .object("INSpatialEventTrigger"), isResolvable: true, swiftType: "INSpatialEventTrigger?"),
      ParameterSchema(name: "temporalEventTrigger", type: .object("INTemporalEventTrigger"), isResolvable: true, swiftType: "INTemporalEventTrigger?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
    ],
    responseFields: [
      ParameterSchema(name: "modifiedTask", type: .object("INTask"), swiftType: "INTask?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "11.0")
}
