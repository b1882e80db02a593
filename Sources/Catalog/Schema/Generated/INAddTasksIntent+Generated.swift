// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAddTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let addTasksIntent = IntentSchema(
    name: "INAddTasksIntent", domain: "ListsAndNotes",
    handlingProtocol: "INAddTasksIntentHandling",
    parameters: [
      ParameterSchema(name: "targetTaskList", type: .object("INTaskList"), isResolvable: true, swiftType: "INTaskList?"),
      ParameterSchema(name: "taskTitles", type: .speakable, isList: true, isResolvable: true, swiftType: "[INSpeakableString]?"),
      ParameterSchema(name: "spatialEventTrigger", type: .object("INSpatialEventTrigger"), isResolvable: true, swiftType: "INSpatialEventTrigger?"),
      ParameterSchema(name: "temporalEventTrigger", type: .object("INTemporalEventTrigger"), isResolvable: true, swiftType: "INTemporalEventTrigger?"),
      ParameterSchema(name: "priority", type: .enumeration("INTaskPriority"), isResolvable: true, swiftType: "INTaskPriority"),
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
      ParameterSchema(name: "modifiedTaskList", type: .object("INTaskList"), swiftType: "INTaskList?"),
      ParameterSchema(name: "addedTasks", type: .object("INTask"), isList: true, swiftType: "[INTask]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "11.0")
}
