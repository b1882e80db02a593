// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetTaskAttributeIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetTaskAttributeIntent: INIntent {
  open var targetTask: INTask? { stored("targetTask") }
  open var taskTitle: INSpeakableString? { stored("taskTitle") }
  open var status: INTaskStatus { storedCase("status", default: .unknown) }
  open var priority: INTaskPriority { storedCase("priority", default: .unknown) }
  open var spatialEventTrigger: INSpatialEventTrigger? { stored("spatialEventTrigger") }
  open var temporalEventTrigger: INTemporalEventTrigger? { stored("temporalEventTrigger") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?) {
    super.init()
    store(targetTask, as: "targetTask")
    store(taskTitle, as: "taskTitle")
    storeCase(status, as: "status")
    storeCase(priority, as: "priority")
    store(spatialEventTrigger, as: "spatialEventTrigger")
    store(temporalEventTrigger, as: "temporalEventTrigger")
  }

  public init(targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?) {
    super.init()
    store(targetTask, as: "targetTask")
    storeCase(status, as: "status")
    store(spatialEventTrigger, as: "spatialEventTrigger")
    store(temporalEventTrigger, as: "temporalEventTrigger")
  }
}

public enum INSetTaskAttributeIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSetTaskAttributeIntentResponse: INIntentResponse {
  open var code: INSetTaskAttributeIntentResponseCode { storedCase("code", default: .unspecified) }
  open var modifiedTask: INTask? {
    get { stored("modifiedTask") }
    set { store(newValue, as: "modifiedTask") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetTaskAttributeIntentFormerHandling: NSObjectProtocol {
  func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INTemporalEventTriggerResolutionResult
}

extension INSetTaskAttributeIntentFormerHandling {
  public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INTemporalEventTriggerResolutionResult { INMethodProbe.noteMissing(self); return INTemporalEventTriggerResolutionResult.notRequired() }
}

public protocol INSetTaskAttributeIntentHandling: INSetTaskAttributeIntentFormerHandling {
  func resolveTargetTask(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void)
  func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult
  func resolveTargetTask(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void)
  func resolveTaskTitle(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult
  func resolveTaskTitle(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveStatus(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
  func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult
  func resolveStatus(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void)
  func resolvePriority(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
  func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult
  func resolvePriority(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void)
  func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
  func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult
  func resolveSpatialEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult
  func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
  func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void)
  func confirm(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
  func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
  func confirm(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
  func handle(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
  func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse
  func handle(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void)
}

extension INSetTaskAttributeIntentHandling {
  public func resolveTargetTask(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTargetTask(for intent: INSetTaskAttributeIntent) async -> INTaskResolutionResult { INMethodProbe.noteMissing(self); return INTaskResolutionResult.notRequired() }
  public func resolveTargetTask(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskTitle(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskTitle(for intent: INSetTaskAttributeIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveTaskTitle(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStatus(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveStatus(for intent: INSetTaskAttributeIntent) async -> INTaskStatusResolutionResult { INMethodProbe.noteMissing(self); return INTaskStatusResolutionResult.notRequired() }
  public func resolveStatus(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskStatusResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePriority(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePriority(for intent: INSetTaskAttributeIntent) async -> INTaskPriorityResolutionResult { INMethodProbe.noteMissing(self); return INTaskPriorityResolutionResult.notRequired() }
  public func resolvePriority(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTaskPriorityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveSpatialEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSpatialEventTriggerResolutionResult { INMethodProbe.noteMissing(self); return INSpatialEventTriggerResolutionResult.notRequired() }
  public func resolveSpatialEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSpatialEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeTemporalEventTriggerResolutionResult { INMethodProbe.noteMissing(self); return INSetTaskAttributeTemporalEventTriggerResolutionResult.notRequired() }
  public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(for intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, with completion: @escaping @Sendable (INTemporalEventTriggerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse { INMethodProbe.noteMissing(self); return INSetTaskAttributeIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetTaskAttributeIntent) async -> INSetTaskAttributeIntentResponse { INMethodProbe.noteMissing(self); return INSetTaskAttributeIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setTaskAttribute intent: INSetTaskAttributeIntent, completion: @escaping @Sendable (INSetTaskAttributeIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
