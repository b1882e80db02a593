// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAddTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INAddTasksIntent: INIntent {
  open var targetTaskList: INTaskList? { stored("targetTaskList") }
  open var taskTitles: [INSpeakableString]? { stored("taskTitles") }
  open var spatialEventTrigger: INSpatialEventTrigger? { stored("spatialEventTrigger") }
  open var temporalEventTrigger: INTemporalEventTrigger? { stored("temporalEventTrigger") }
  open var priority: INTaskPriority { storedCase("priority", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority) {
    super.init()
    store(targetTaskList, as: "targetTaskList")
    store(taskTitles, as: "taskTitles")
    store(spatialEventTrigger, as: "spatialEventTrigger")
    store(temporalEventTrigger, as: "temporalEventTrigger")
    storeCase(priority, as: "priority")
  }

  public init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?) {
    super.init()
    store(targetTaskList, as: "targetTaskList")
    store(taskTitles, as: "taskTitles")
    store(spatialEventTrigger, as: "spatialEventTrigger")
    store(temporalEventTrigger, as: "temporalEventTrigger")
  }
}

public enum INAddTasksIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INAddTasksIntentResponse: INIntentResponse {
  open var code: INAddTasksIntentResponseCode { storedCase("code", default: .unspecified) }
  open var modifiedTaskList: INTaskList? {
    get { stored("modifiedTaskList") }
    set { store(newValue, as: "modifiedTaskList") }
  }
  open var addedTasks: [INTask]? {
    get { stored("addedTasks") }
    set { store(newValue, as: "addedTasks") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INAddTasksIntentFormerHandling: NSObjectProtocol {
  func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult
  func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INTemporalEventTriggerResolutionResult
}

extension INAddTasksIntentFormerHandling {
  public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INTaskListResolutionResult { INMethodProbe.noteMissing(self); return INTaskListResolutionResult.notRequired() }
  public func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INTemporalEventTriggerResolutionResult { INMethodProbe.noteMissing(self); return INTemporalEventTriggerResolutionResult.notRequired() }
}

public protocol INAddTasksIntentHandling: INAddTasksIntentFormerHandling {
  func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void)
  func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult
  func resolveTargetTaskList(for intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void)
  func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void)
  func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void)
  func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void)
  func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult]
  func resolveTaskTitles(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  func resolveSpatialEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
  func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult
  func resolveSpatialEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INAddTasksTemporalEventTriggerResolutionResult
  func resolveTemporalEventTrigger(for intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
  func resolvePriority(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
  func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult
  func resolvePriority(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
  func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
  func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
  func confirm(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
  func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
  func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse
  func handle(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void)
}

extension INAddTasksIntentHandling {
  public func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTargetTaskList(for intent: INAddTasksIntent) async -> INAddTasksTargetTaskListResolutionResult { INMethodProbe.noteMissing(self); return INAddTasksTargetTaskListResolutionResult.notRequired() }
  public func resolveTargetTaskList(for intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTargetTaskListResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTargetTaskList(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskListResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskTitles(for intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskTitles(for intent: INAddTasksIntent) async -> [INSpeakableStringResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveTaskTitles(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpatialEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpatialEventTrigger(for intent: INAddTasksIntent) async -> INSpatialEventTriggerResolutionResult { INMethodProbe.noteMissing(self); return INSpatialEventTriggerResolutionResult.notRequired() }
  public func resolveSpatialEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(for intent: INAddTasksIntent) async -> INAddTasksTemporalEventTriggerResolutionResult { INMethodProbe.noteMissing(self); return INAddTasksTemporalEventTriggerResolutionResult.notRequired() }
  public func resolveTemporalEventTrigger(for intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INAddTasksTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePriority(for intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePriority(for intent: INAddTasksIntent) async -> INTaskPriorityResolutionResult { INMethodProbe.noteMissing(self); return INTaskPriorityResolutionResult.notRequired() }
  public func resolvePriority(forAddTasks intent: INAddTasksIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INAddTasksIntent) async -> INAddTasksIntentResponse { INMethodProbe.noteMissing(self); return INAddTasksIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAddTasksIntent) async -> INAddTasksIntentResponse { INMethodProbe.noteMissing(self); return INAddTasksIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(addTasks intent: INAddTasksIntent, completion: @escaping @Sendable (INAddTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
