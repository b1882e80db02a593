// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/ListsAndNotes.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let listsAndNotes: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INAddTasksTargetTaskListConfirmationReason", kind: .cases,
      cases: [
        EnumerationCase("listShouldBeCreated", 1),
      ]),
    EnumerationSchema(
      name: "INAddTasksTemporalEventTriggerUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("timeInPast", 1),
        EnumerationCase("invalidRecurrence", 2),
      ]),
    EnumerationSchema(
      name: "INDateSearchType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("byDueDate", 1),
        EnumerationCase("byModifiedDate", 2),
        EnumerationCase("byCreatedDate", 3),
      ]),
    EnumerationSchema(
      name: "INDeleteTasksTaskListUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("noTaskListFound", 1),
      ]),
    EnumerationSchema(
      name: "INDeleteTasksTaskUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("noTasksFound", 1),
        EnumerationCase("noTasksInApp", 2),
      ]),
    EnumerationSchema(
      name: "INLocationSearchType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("byLocationTrigger", 1),
      ]),
    EnumerationSchema(
      name: "INNotebookItemType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("note", 1),
        EnumerationCase("taskList", 2),
        EnumerationCase("task", 3),
      ]),
    EnumerationSchema(
      name: "INSetTaskAttributeTemporalEventTriggerUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("timeInPast", 1),
        EnumerationCase("invalidRecurrence", 2),
      ]),
    EnumerationSchema(
      name: "INSnoozeTasksTaskUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("noTasksFound", 1),
      ]),
    EnumerationSchema(
      name: "INSortType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("asIs", 1),
        EnumerationCase("byDate", 2),
      ]),
    EnumerationSchema(
      name: "INSpatialEvent", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("arrive", 1),
        EnumerationCase("depart", 2),
      ]),
    EnumerationSchema(
      name: "INTaskPriority", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("notFlagged", 1),
        EnumerationCase("flagged", 2),
      ]),
    EnumerationSchema(
      name: "INTaskStatus", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("notCompleted", 1),
        EnumerationCase("completed", 2),
      ]),
    EnumerationSchema(
      name: "INTaskType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("notCompletable", 1),
        EnumerationCase("completable", 2),
      ]),
    EnumerationSchema(
      name: "INTemporalEventTriggerTypeOptions", kind: .options,
      cases: [
        EnumerationCase("notScheduled", 1),
        EnumerationCase("scheduledNonRecurring", 2),
        EnumerationCase("scheduledRecurring", 4),
      ]),
  ]
}

extension ObjectSchema {
  static let listsAndNotes: [ObjectSchema] = [
    ObjectSchema(
      name: "INImageNoteContent", superclass: "INNoteContent",
      fields: [
        ParameterSchema(name: "image", type: .object("INImage"), swiftType: "INImage?"),
      ]),
    ObjectSchema(
      name: "INNote", superclass: nil,
      fields: [
        ParameterSchema(name: "title", type: .speakable, swiftType: "INSpeakableString"),
        ParameterSchema(name: "contents", type: .object("INNoteContent"), isList: true, swiftType: "[INNoteContent]"),
        ParameterSchema(name: "groupName", type: .speakable, swiftType: "INSpeakableString?"),
        ParameterSchema(name: "createdDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "modifiedDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "identifier", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INNoteContent", superclass: nil,
      fields: [
      ]),
    ObjectSchema(
      name: "INSpatialEventTrigger", superclass: nil,
      fields: [
        ParameterSchema(name: "placemark", type: .place, swiftType: "CLPlacemark"),
        ParameterSchema(name: "event", type: .enumeration("INSpatialEvent"), swiftType: "INSpatialEvent"),
      ]),
    ObjectSchema(
      name: "INTask", superclass: nil,
      fields: [
        ParameterSchema(name: "title", type: .speakable, swiftType: "INSpeakableString"),
        ParameterSchema(name: "status", type: .enumeration("INTaskStatus"), swiftType: "INTaskStatus"),
        ParameterSchema(name: "spatialEventTrigger", type: .object("INSpatialEventTrigger"), swiftType: "INSpatialEventTrigger?"),
        ParameterSchema(name: "temporalEventTrigger", type: .object("INTemporalEventTrigger"), swiftType: "INTemporalEventTrigger?"),
        ParameterSchema(name: "createdDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "modifiedDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "identifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "taskType", type: .enumeration("INTaskType"), swiftType: "INTaskType"),
        ParameterSchema(name: "priority", type: .enumeration("INTaskPriority"), swiftType: "INTaskPriority"),
      ]),
    ObjectSchema(
      name: "INTaskList", superclass: nil,
      fields: [
        ParameterSchema(name: "title", type: .speakable, swiftType: "INSpeakableString"),
        ParameterSchema(name: "tasks", type: .object("INTask"), isList: true, swiftType: "[INTask]"),
        ParameterSchema(name: "groupName", type: .speakable, swiftType: "INSpeakableString?"),
        ParameterSchema(name: "createdDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "modifiedDateComponents", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "identifier", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INTemporalEventTrigger", superclass: nil,
      fields: [
        ParameterSchema(name: "dateComponentsRange", type: .dateRange, swiftType: "INDateComponentsRange"),
      ]),
    ObjectSchema(
      name: "INTextNoteContent", superclass: "INNoteContent",
      fields: [
        ParameterSchema(name: "text", type: .string, swiftType: "String?"),
      ]),
  ]
}

extension ResultSchema {
  static let listsAndNotes: [ResultSchema] = [
    ResultSchema(name: "INAddTasksTargetTaskListResolutionResult", narrows: "INTaskListResolutionResult", answers: [], reasons: [.init("confirmationRequired", "INAddTasksTargetTaskListConfirmationReason")]),
    ResultSchema(name: "INAddTasksTemporalEventTriggerResolutionResult", narrows: "INTemporalEventTriggerResolutionResult", answers: [], reasons: [.init("unsupported", "INAddTasksTemporalEventTriggerUnsupportedReason")]),
    ResultSchema(name: "INDateSearchTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INDeleteTasksTaskListResolutionResult", narrows: "INTaskListResolutionResult", answers: [], reasons: [.init("unsupported", "INDeleteTasksTaskListUnsupportedReason")]),
    ResultSchema(name: "INDeleteTasksTaskResolutionResult", narrows: "INTaskResolutionResult", answers: [], reasons: [.init("unsupported", "INDeleteTasksTaskUnsupportedReason")]),
    ResultSchema(name: "INLocationSearchTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INNoteContentResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INNoteResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INNotebookItemTypeResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INSetTaskAttributeTemporalEventTriggerResolutionResult", narrows: "INTemporalEventTriggerResolutionResult", answers: [], reasons: [.init("unsupported", "INSetTaskAttributeTemporalEventTriggerUnsupportedReason")]),
    ResultSchema(name: "INSnoozeTasksTaskResolutionResult", narrows: "INTaskResolutionResult", answers: [], reasons: [.init("unsupported", "INSnoozeTasksTaskUnsupportedReason")]),
    ResultSchema(name: "INSpatialEventTriggerResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INTaskListResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INTaskPriorityResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INTaskResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INTaskStatusResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INTemporalEventTriggerResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INTemporalEventTriggerTypeOptionsResolutionResult", answers: ["success", "confirmationRequired"]),
  ]
}
