// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/ListsAndNotes.json: edit that, then print again.
// swift-format-ignore-file

public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable {
  case listShouldBeCreated = 1
}

public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, Sendable {
  case timeInPast = 1
  case invalidRecurrence = 2
}

public enum INDateSearchType: Int, Sendable {
  case unknown = 0
  case byDueDate = 1
  case byModifiedDate = 2
  case byCreatedDate = 3
}

public enum INDeleteTasksTaskListUnsupportedReason: Int, Sendable {
  case noTaskListFound = 1
}

public enum INDeleteTasksTaskUnsupportedReason: Int, Sendable {
  case noTasksFound = 1
  case noTasksInApp = 2
}

public enum INLocationSearchType: Int, Sendable {
  case unknown = 0
  case byLocationTrigger = 1
}

public enum INNotebookItemType: Int, Sendable {
  case unknown = 0
  case note = 1
  case taskList = 2
  case task = 3
}

public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, Sendable {
  case timeInPast = 1
  case invalidRecurrence = 2
}

public enum INSnoozeTasksTaskUnsupportedReason: Int, Sendable {
  case noTasksFound = 1
}

public enum INSortType: Int, Sendable {
  case unknown = 0
  case asIs = 1
  case byDate = 2
}

public enum INSpatialEvent: Int, Sendable {
  case unknown = 0
  case arrive = 1
  case depart = 2
}

public enum INTaskPriority: Int, Sendable {
  case unknown = 0
  case notFlagged = 1
  case flagged = 2
}

public enum INTaskStatus: Int, Sendable {
  case unknown = 0
  case notCompleted = 1
  case completed = 2
}

public enum INTaskType: Int, Sendable {
  case unknown = 0
  case notCompletable = 1
  case completable = 2
}

public struct INTemporalEventTriggerTypeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let notScheduled = INTemporalEventTriggerTypeOptions(rawValue: 1)
  public static let scheduledNonRecurring = INTemporalEventTriggerTypeOptions(rawValue: 2)
  public static let scheduledRecurring = INTemporalEventTriggerTypeOptions(rawValue: 4)
}

open class INImageNoteContent: INNoteContent {
  open var image: INImage? { stored("image") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(image: INImage) {
    super.init()
    store(image, as: "image")
  }
}

open class INNote: INStoredObject {
  open var title: INSpeakableString { stored("title", default: INSpeakableString()) }
  open var contents: [INNoteContent] { stored("contents", default: []) }
  open var groupName: INSpeakableString? { stored("groupName") }
  open var createdDateComponents: DateComponents? { stored("createdDateComponents") }
  open var modifiedDateComponents: DateComponents? { stored("modifiedDateComponents") }
  open var identifier: String? { stored("identifier") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?) {
    super.init()
    store(title, as: "title")
    store(contents, as: "contents")
    store(groupName, as: "groupName")
    store(createdDateComponents, as: "createdDateComponents")
    store(modifiedDateComponents, as: "modifiedDateComponents")
    store(identifier, as: "identifier")
  }
}

open class INNoteContent: INStoredObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class INSpatialEventTrigger: INStoredObject {
  open var placemark: CLPlacemark { stored("placemark", default: CLPlacemark(location: nil, name: nil, postalAddress: nil)) }
  open var event: INSpatialEvent { storedCase("event", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(placemark: CLPlacemark, event: INSpatialEvent) {
    super.init()
    store(placemark, as: "placemark")
    storeCase(event, as: "event")
  }
}

open class INTask: INStoredObject {
  open var title: INSpeakableString { stored("title", default: INSpeakableString()) }
  open var status: INTaskStatus { storedCase("status", default: .unknown) }
  open var spatialEventTrigger: INSpatialEventTrigger? { stored("spatialEventTrigger") }
  open var temporalEventTrigger: INTemporalEventTrigger? { stored("temporalEventTrigger") }
  open var createdDateComponents: DateComponents? { stored("createdDateComponents") }
  open var modifiedDateComponents: DateComponents? { stored("modifiedDateComponents") }
  open var identifier: String? { stored("identifier") }
  open var taskType: INTaskType { storedCase("taskType", default: .unknown) }
  open var priority: INTaskPriority { storedCase("priority", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?, priority: INTaskPriority) {
    super.init()
    store(title, as: "title")
    storeCase(status, as: "status")
    storeCase(taskType, as: "taskType")
    store(spatialEventTrigger, as: "spatialEventTrigger")
    store(temporalEventTrigger, as: "temporalEventTrigger")
    store(createdDateComponents, as: "createdDateComponents")
    store(modifiedDateComponents, as: "modifiedDateComponents")
    store(identifier, as: "identifier")
    storeCase(priority, as: "priority")
  }

  public init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?) {
    super.init()
    store(title, as: "title")
    storeCase(status, as: "status")
    storeCase(taskType, as: "taskType")
    store(spatialEventTrigger, as: "spatialEventTrigger")
    store(temporalEventTrigger, as: "temporalEventTrigger")
    store(createdDateComponents, as: "createdDateComponents")
    store(modifiedDateComponents, as: "modifiedDateComponents")
    store(identifier, as: "identifier")
  }
}

open class INTaskList: INStoredObject {
  open var title: INSpeakableString { stored("title", default: INSpeakableString()) }
  open var tasks: [INTask] { stored("tasks", default: []) }
  open var groupName: INSpeakableString? { stored("groupName") }
  open var createdDateComponents: DateComponents? { stored("createdDateComponents") }
  open var modifiedDateComponents: DateComponents? { stored("modifiedDateComponents") }
  open var identifier: String? { stored("identifier") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?) {
    super.init()
    store(title, as: "title")
    store(tasks, as: "tasks")
    store(groupName, as: "groupName")
    store(createdDateComponents, as: "createdDateComponents")
    store(modifiedDateComponents, as: "modifiedDateComponents")
    store(identifier, as: "identifier")
  }
}

open class INTemporalEventTrigger: INStoredObject {
  open var dateComponentsRange: INDateComponentsRange { stored("dateComponentsRange", default: INDateComponentsRange()) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(dateComponentsRange: INDateComponentsRange) {
    super.init()
    store(dateComponentsRange, as: "dateComponentsRange")
  }
}

open class INTextNoteContent: INNoteContent {
  open var text: String? { stored("text") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(text: String) {
    super.init()
    store(text, as: "text")
  }
}

open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
  public class func confirmationRequired(with value: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason) -> Self {
    confirmationRequired(with: value, forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(taskListResolutionResult result: INTaskListResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  public class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(temporalEventTriggerResolutionResult result: INTemporalEventTriggerResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INDateSearchTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INDateSearchType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INDateSearchType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INDateSearchType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INDateSearchType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
  public class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(taskListResolutionResult result: INTaskListResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
  public class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(taskResolutionResult result: INTaskResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INLocationSearchType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INLocationSearchType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INLocationSearchType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INLocationSearchType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INNoteContentResolutionResult: INIntentResolutionResult {
  public class func success(with value: INNoteContent, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INNoteContent) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INNoteContent], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INNoteContent]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INNoteContent?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INNoteContent?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INNoteResolutionResult: INIntentResolutionResult {
  public class func success(with value: INNote, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INNote) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INNote], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INNote]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INNote?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INNote?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
  public class func success(with value: INNotebookItemType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INNotebookItemType) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INNotebookItemType], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INNotebookItemType]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INNotebookItemType, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INNotebookItemType) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
  public class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(temporalEventTriggerResolutionResult result: INTemporalEventTriggerResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
  public class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.unsupported(reason: INReason(reason)), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
    unsupported(forReason: reason, file: #fileID, line: #line)
  }

  public convenience init(taskResolutionResult result: INTaskResolutionResult) {
    self.init(result.outcome, at: result.place)
  }
}

open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {
  public class func success(with value: INSpatialEventTrigger, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INSpatialEventTrigger) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INSpatialEventTrigger], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INSpatialEventTrigger]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INSpatialEventTrigger?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INSpatialEventTrigger?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTaskListResolutionResult: INIntentResolutionResult {
  public class func success(with value: INTaskList, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INTaskList) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INTaskList], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INTaskList]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INTaskList?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INTaskList?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTaskPriorityResolutionResult: INIntentResolutionResult {
  public class func success(with value: INTaskPriority, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INTaskPriority) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INTaskPriority, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INTaskPriority) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTaskResolutionResult: INIntentResolutionResult {
  public class func success(with value: INTask, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INTask) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INTask], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INTask]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INTask?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INTask?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTaskStatusResolutionResult: INIntentResolutionResult {
  public class func success(with value: INTaskStatus, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INTaskStatus) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INTaskStatus, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INTaskStatus) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
  public class func success(with value: INTemporalEventTrigger, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func success(with value: INTemporalEventTrigger) -> Self {
    success(with: value, file: #fileID, line: #line)
  }

  public class func disambiguation(with value: [INTemporalEventTrigger], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.disambiguation(value), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func disambiguation(with value: [INTemporalEventTrigger]) -> Self {
    disambiguation(with: value, file: #fileID, line: #line)
  }

  public class func confirmationRequired(with value: INTemporalEventTrigger?, file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
  @_disfavoredOverload
  public class func confirmationRequired(with value: INTemporalEventTrigger?) -> Self {
    confirmationRequired(with: value, file: #fileID, line: #line)
  }
}

open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {
  public class func success(with value: INTemporalEventTriggerTypeOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.success(value), at: INCodePlace(file, line))
  }

  public class func confirmationRequired(with value: INTemporalEventTriggerTypeOptions = [], file: StaticString = #fileID, line: UInt = #line) -> Self {
    Self(.confirmationRequired(value, reason: nil), at: INCodePlace(file, line))
  }
}
