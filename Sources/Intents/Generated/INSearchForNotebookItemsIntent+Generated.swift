// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForNotebookItemsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSearchForNotebookItemsIntent: INIntent {
  open var title: INSpeakableString? { stored("title") }
  open var content: String? { stored("content") }
  open var itemType: INNotebookItemType { storedCase("itemType", default: .unknown) }
  open var status: INTaskStatus { storedCase("status", default: .unknown) }
  open var location: CLPlacemark? { stored("location") }
  open var locationSearchType: INLocationSearchType { storedCase("locationSearchType", default: .unknown) }
  open var dateTime: INDateComponentsRange? { stored("dateTime") }
  open var dateSearchType: INDateSearchType { storedCase("dateSearchType", default: .unknown) }
  open var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions { storedCase("temporalEventTriggerTypes", default: []) }
  open var taskPriority: INTaskPriority { storedCase("taskPriority", default: .unknown) }
  open var notebookItemIdentifier: String? { stored("notebookItemIdentifier") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions = [], taskPriority: INTaskPriority, notebookItemIdentifier: String?) {
    super.init()
    store(title, as: "title")
    store(content, as: "content")
    storeCase(itemType, as: "itemType")
    storeCase(status, as: "status")
    store(location, as: "location")
    storeCase(locationSearchType, as: "locationSearchType")
    store(dateTime, as: "dateTime")
    storeCase(dateSearchType, as: "dateSearchType")
    storeCase(temporalEventTriggerTypes, as: "temporalEventTriggerTypes")
    storeCase(taskPriority, as: "taskPriority")
    store(notebookItemIdentifier, as: "notebookItemIdentifier")
  }

  public init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType) {
    super.init()
    store(title, as: "title")
    store(content, as: "content")
    storeCase(itemType, as: "itemType")
    storeCase(status, as: "status")
    store(location, as: "location")
    storeCase(locationSearchType, as: "locationSearchType")
    store(dateTime, as: "dateTime")
    storeCase(dateSearchType, as: "dateSearchType")
  }

  public init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, notebookItemIdentifier: String?) {
    super.init()
    store(title, as: "title")
    store(content, as: "content")
    storeCase(itemType, as: "itemType")
    storeCase(status, as: "status")
    store(location, as: "location")
    storeCase(locationSearchType, as: "locationSearchType")
    store(dateTime, as: "dateTime")
    storeCase(dateSearchType, as: "dateSearchType")
    store(notebookItemIdentifier, as: "notebookItemIdentifier")
  }
}

public enum INSearchForNotebookItemsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSearchForNotebookItemsIntentResponse: INIntentResponse {
  open var code: INSearchForNotebookItemsIntentResponseCode { storedCase("code", default: .unspecified) }
  open var notes: [INNote]? {
    get { stored("notes") }
    set { store(newValue, as: "notes") }
  }
  open var taskLists: [INTaskList]? {
    get { stored("taskLists") }
    set { store(newValue, as: "taskLists") }
  }
  open var tasks: [INTask]? {
    get { stored("tasks") }
    set { store(newValue, as: "tasks") }
  }
  open var sortType: INSortType {
    get { storedCase("sortType", default: .unknown) }
    set { storeCase(newValue, as: "sortType") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
  func resolveTitle(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult
  func resolveTitle(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveContent(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult
  func resolveContent(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveItemType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void)
  func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult
  func resolveItemType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void)
  func resolveStatus(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
  func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult
  func resolveStatus(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
  func resolveLocation(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult
  func resolveLocation(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void)
  func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async -> INLocationSearchTypeResolutionResult
  func resolveLocationSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void)
  func resolveDateTime(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult
  func resolveDateTime(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void)
  func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async -> INDateSearchTypeResolutionResult
  func resolveDateSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void)
  func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
  func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async -> INTemporalEventTriggerTypeOptionsResolutionResult
  func resolveTemporalEventTriggerTypes(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
  func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
  func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult
  func resolveTaskPriority(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
  func confirm(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
  func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
  func confirm(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
  func handle(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
  func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse
  func handle(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void)
}

extension INSearchForNotebookItemsIntentHandling {
  public func resolveTitle(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTitle(for intent: INSearchForNotebookItemsIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveTitle(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INSearchForNotebookItemsIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveContent(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveItemType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveItemType(for intent: INSearchForNotebookItemsIntent) async -> INNotebookItemTypeResolutionResult { INMethodProbe.noteMissing(self); return INNotebookItemTypeResolutionResult.notRequired() }
  public func resolveItemType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INNotebookItemTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStatus(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStatus(for intent: INSearchForNotebookItemsIntent) async -> INTaskStatusResolutionResult { INMethodProbe.noteMissing(self); return INTaskStatusResolutionResult.notRequired() }
  public func resolveStatus(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocation(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocation(for intent: INSearchForNotebookItemsIntent) async -> INPlacemarkResolutionResult { INMethodProbe.noteMissing(self); return INPlacemarkResolutionResult.notRequired() }
  public func resolveLocation(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveLocationSearchType(for intent: INSearchForNotebookItemsIntent) async -> INLocationSearchTypeResolutionResult { INMethodProbe.noteMissing(self); return INLocationSearchTypeResolutionResult.notRequired() }
  public func resolveLocationSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INLocationSearchTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateTime(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateTime(for intent: INSearchForNotebookItemsIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveDateTime(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDateSearchType(for intent: INSearchForNotebookItemsIntent) async -> INDateSearchTypeResolutionResult { INMethodProbe.noteMissing(self); return INDateSearchTypeResolutionResult.notRequired() }
  public func resolveDateSearchType(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INDateSearchTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTriggerTypes(for intent: INSearchForNotebookItemsIntent) async -> INTemporalEventTriggerTypeOptionsResolutionResult { INMethodProbe.noteMissing(self); return INTemporalEventTriggerTypeOptionsResolutionResult.notRequired() }
  public func resolveTemporalEventTriggerTypes(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskPriority(for intent: INSearchForNotebookItemsIntent) async -> INTaskPriorityResolutionResult { INMethodProbe.noteMissing(self); return INTaskPriorityResolutionResult.notRequired() }
  public func resolveTaskPriority(forSearchForNotebookItems intent: INSearchForNotebookItemsIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse { INMethodProbe.noteMissing(self); return INSearchForNotebookItemsIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForNotebookItemsIntent) async -> INSearchForNotebookItemsIntentResponse { INMethodProbe.noteMissing(self); return INSearchForNotebookItemsIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(searchForNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping @Sendable (INSearchForNotebookItemsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
