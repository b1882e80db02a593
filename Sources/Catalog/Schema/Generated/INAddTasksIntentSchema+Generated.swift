// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAddTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let addTasksIntent = IntentSchema(
    name: "INAddTasksIntent", domain: "ListsAndNotes",
    handlingProtocol: "INAddTasksIntentHandling",
    parameters: [
      ParameterSchema(name: "targetTaskList", type: .object("INTaskList"), resolvedBy: ["INAddTasksTargetTaskListResolutionResult", "INTaskListResolutionResult"], swiftType: "INTaskList?"),
      ParameterSchema(name: "taskTitles", type: .speakable, isList: true, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "[INSpeakableString]?"),
      ParameterSchema(name: "spatialEventTrigger", type: .object("INSpatialEventTrigger"), resolvedBy: ["INSpatialEventTriggerResolutionResult"], swiftType: "INSpatialEventTrigger?"),
      ParameterSchema(name: "temporalEventTrigger", type: .object("INTemporalEventTrigger"), resolvedBy: ["INAddTasksTemporalEventTriggerResolutionResult", "INTemporalEventTriggerResolutionResult"], swiftType: "INTemporalEventTrigger?"),
      ParameterSchema(name: "priority", type: .enumeration("INTaskPriority"), resolvedBy: ["INTaskPriorityResolutionResult"], swiftType: "INTaskPriority"),
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
    vocabulary: [
      .notebookItemTitle: ["taskTitles"],
      .notebookItemGroupName: ["targetTaskList", "targetTaskList.title"],
    ],
    deed: "task",
    introduced: "11.0")
}
