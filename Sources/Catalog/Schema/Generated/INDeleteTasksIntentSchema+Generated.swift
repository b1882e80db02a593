// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INDeleteTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let deleteTasksIntent = IntentSchema(
    name: "INDeleteTasksIntent", domain: "ListsAndNotes",
    handlingProtocol: "INDeleteTasksIntentHandling",
    parameters: [
      ParameterSchema(name: "taskList", type: .object("INTaskList"), resolvedBy: ["INDeleteTasksTaskListResolutionResult"], swiftType: "INTaskList?"),
      ParameterSchema(name: "tasks", type: .object("INTask"), isList: true, resolvedBy: ["INDeleteTasksTaskResolutionResult"], swiftType: "[INTask]?"),
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
      ParameterSchema(name: "deletedTasks", type: .object("INTask"), isList: true, swiftType: "[INTask]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .notebookItemTitle: ["tasks", "tasks.title"],
      .notebookItemGroupName: ["taskList", "taskList.title"],
    ],
    deed: "taskDelete",
    isOutright: true,
    introduced: "13.0", deprecated: "15.0")
}
