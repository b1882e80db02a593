// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetTaskAttributeIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setTaskAttributeIntent = IntentSchema(
    name: "INSetTaskAttributeIntent", domain: "ListsAndNotes",
    handlingProtocol: "INSetTaskAttributeIntentHandling",
    parameters: [
      ParameterSchema(name: "targetTask", type: .object("INTask"), resolvedBy: ["INTaskResolutionResult"], swiftType: "INTask?"),
      ParameterSchema(name: "taskTitle", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "status", type: .enumeration("INTaskStatus"), resolvedBy: ["INTaskStatusResolutionResult"], swiftType: "INTaskStatus"),
      ParameterSchema(name: "priority", type: .enumeration("INTaskPriority"), resolvedBy: ["INTaskPriorityResolutionResult"], swiftType: "INTaskPriority"),
      ParameterSchema(name: "spatialEventTrigger", type: .object("INSpatialEventTrigger"), resolvedBy: ["INSpatialEventTriggerResolutionResult"], swiftType: "INSpatialEventTrigger?"),
      ParameterSchema(name: "temporalEventTrigger", type: .object("INTemporalEventTrigger"), resolvedBy: ["INSetTaskAttributeTemporalEventTriggerResolutionResult", "INTemporalEventTriggerResolutionResult"], swiftType: "INTemporalEventTrigger?"),
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
    vocabulary: [
      .notebookItemTitle: ["taskTitle", "targetTask", "targetTask.title"],
    ],
    deed: "taskSet",
    introduced: "11.0")
}
