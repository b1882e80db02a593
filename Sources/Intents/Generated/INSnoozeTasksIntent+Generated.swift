// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSnoozeTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSnoozeTasksIntent: INIntent {
  open var tasks: [INTask]? { stored("tasks") }
  open var nextTriggerTime: INDateComponentsRange? { stored("nextTriggerTime") }
  open var all: Bool? { stored("all") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(tasks: [INTask]? = nil, nextTriggerTime: INDateComponentsRange? = nil, all: Bool? = nil) {
    super.init()
    store(tasks, as: "tasks")
    store(nextTriggerTime, as: "nextTriggerTime")
    store(all, as: "all")
  }
}

public enum INSnoozeTasksIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSnoozeTasksIntentResponse: INIntentResponse {
  open var code: INSnoozeTasksIntentResponseCode { storedCase("code", default: .unspecified) }
  open var snoozedTasks: [INTask]? {
    get { stored("snoozedTasks") }
    set { store(newValue, as: "snoozedTasks") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
  func resolveTasks(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void)
  func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult]
  func resolveTasks(forSnoozeTasks intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void)
  func resolveNextTriggerTime(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult
  func resolveNextTriggerTime(forSnoozeTasks intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func confirm(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)
  func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
  func confirm(snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)
  func handle(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)
  func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse
  func handle(snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void)
}

extension INSnoozeTasksIntentHandling {
  public func resolveTasks(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTasks(for intent: INSnoozeTasksIntent) async -> [INSnoozeTasksTaskResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveTasks(forSnoozeTasks intent: INSnoozeTasksIntent, with completion: @escaping @Sendable ([INSnoozeTasksTaskResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveNextTriggerTime(for intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveNextTriggerTime(for intent: INSnoozeTasksIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveNextTriggerTime(forSnoozeTasks intent: INSnoozeTasksIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse { INMethodProbe.noteMissing(self); return INSnoozeTasksIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSnoozeTasksIntent) async -> INSnoozeTasksIntentResponse { INMethodProbe.noteMissing(self); return INSnoozeTasksIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(snoozeTasks intent: INSnoozeTasksIntent, completion: @escaping @Sendable (INSnoozeTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
