// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSnoozeTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let snoozeTasksIntent = IntentSchema(
    name: "INSnoozeTasksIntent", domain: "ListsAndNotes",
    handlingProtocol: "INSnoozeTasksIntentHandling",
    parameters: [
      ParameterSchema(name: "tasks", type: .object("INTask"), isList: true, resolvedBy: ["INSnoozeTasksTaskResolutionResult"], swiftType: "[INTask]?"),
      ParameterSchema(name: "nextTriggerTime", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "all", type: .boolean, swiftType: "Bool?"),
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
      ParameterSchema(name: "snoozedTasks", type: .object("INTask"), isList: true, swiftType: "[INTask]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .notebookItemTitle: ["tasks", "tasks.title"],
    ],
    deed: "taskSnooze",
    introduced: "13.0")
}
