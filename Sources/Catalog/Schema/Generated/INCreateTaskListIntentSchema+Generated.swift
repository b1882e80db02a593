// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCreateTaskListIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let createTaskListIntent = IntentSchema(
    name: "INCreateTaskListIntent", domain: "ListsAndNotes",
    handlingProtocol: "INCreateTaskListIntentHandling",
    parameters: [
      ParameterSchema(name: "title", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "taskTitles", type: .speakable, isList: true, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "[INSpeakableString]?"),
      ParameterSchema(name: "groupName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
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
      ParameterSchema(name: "createdTaskList", type: .object("INTaskList"), swiftType: "INTaskList?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .notebookItemTitle: ["title", "taskTitles"],
      .notebookItemGroupName: ["groupName"],
    ],
    deed: "task",
    introduced: "11.0", deprecated: "15.0")
}
