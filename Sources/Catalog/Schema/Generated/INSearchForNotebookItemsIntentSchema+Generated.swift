// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForNotebookItemsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let searchForNotebookItemsIntent = IntentSchema(
    name: "INSearchForNotebookItemsIntent", domain: "ListsAndNotes",
    handlingProtocol: "INSearchForNotebookItemsIntentHandling",
    parameters: [
      ParameterSchema(name: "title", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "content", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
      ParameterSchema(name: "itemType", type: .enumeration("INNotebookItemType"), resolvedBy: ["INNotebookItemTypeResolutionResult"], swiftType: "INNotebookItemType"),
      ParameterSchema(name: "status", type: .enumeration("INTaskStatus"), resolvedBy: ["INTaskStatusResolutionResult"], swiftType: "INTaskStatus"),
      ParameterSchema(name: "location", type: .place, resolvedBy: ["INPlacemarkResolutionResult"], swiftType: "CLPlacemark?"),
      ParameterSchema(name: "locationSearchType", type: .enumeration("INLocationSearchType"), resolvedBy: ["INLocationSearchTypeResolutionResult"], swiftType: "INLocationSearchType"),
      ParameterSchema(name: "dateTime", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "dateSearchType", type: .enumeration("INDateSearchType"), resolvedBy: ["INDateSearchTypeResolutionResult"], swiftType: "INDateSearchType"),
      ParameterSchema(name: "temporalEventTriggerTypes", type: .enumeration("INTemporalEventTriggerTypeOptions"), resolvedBy: ["INTemporalEventTriggerTypeOptionsResolutionResult"], swiftType: "INTemporalEventTriggerTypeOptions"),
      ParameterSchema(name: "taskPriority", type: .enumeration("INTaskPriority"), resolvedBy: ["INTaskPriorityResolutionResult"], swiftType: "INTaskPriority"),
      ParameterSchema(name: "notebookItemIdentifier", type: .string, swiftType: "String?"),
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
      ParameterSchema(name: "notes", type: .object("INNote"), isList: true, swiftType: "[INNote]?"),
      ParameterSchema(name: "taskLists", type: .object("INTaskList"), isList: true, swiftType: "[INTaskList]?"),
      ParameterSchema(name: "tasks", type: .object("INTask"), isList: true, swiftType: "[INTask]?"),
      ParameterSchema(name: "sortType", type: .enumeration("INSortType"), swiftType: "INSortType"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .notebookItemTitle: ["title"],
    ],
    introduced: "11.0",
    presentation: ResultPresentation(
      property: "notes", also: ["taskLists", "tasks"], kind: .list, lines: "items",
      label: "title",
      parts: [
        ResultPresentation.Part("title", of: ["title"]),
        ResultPresentation.Part("content", of: ["contents"], style: .all),
        ResultPresentation.Part("tasks", of: ["tasks"], style: .all),
        ResultPresentation.Part("when", of: ["temporalEventTrigger.dateComponentsRange"]),
        ResultPresentation.Part("where", of: ["spatialEventTrigger.placemark"]),
        ResultPresentation.Part("status", of: ["status"], only: ["completed"])],
      showsOneAlone: true),
    maps: nil)
}
