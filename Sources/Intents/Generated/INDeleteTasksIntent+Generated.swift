// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INDeleteTasksIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INDeleteTasksIntent: INIntent {
  open var taskList: INTaskList? { stored("taskList") }
  open var tasks: [INTask]? { stored("tasks") }
  open var all: Bool? { stored("all") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(taskList: INTaskList? = nil, tasks: [INTask]? = nil, all: Bool? = nil) {
    super.init()
    store(taskList, as: "taskList")
    store(tasks, as: "tasks")
    store(all, as: "all")
  }
}

public enum INDeleteTasksIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INDeleteTasksIntentResponse: INIntentResponse {
  open var code: INDeleteTasksIntentResponseCode { storedCase("code", default: .unspecified) }
  open var deletedTasks: [INTask]? {
    get { stored("deletedTasks") }
    set { store(newValue, as: "deletedTasks") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INDeleteTasksIntentHandling: NSObjectProtocol {
  func resolveTaskList(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void)
  func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult
  func resolveTaskList(forDeleteTasks intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void)
  func resolveTasks(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void)
  func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult]
  func resolveTasks(forDeleteTasks intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void)
  func confirm(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)
  func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
  func confirm(deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)
  func handle(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)
  func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse
  func handle(deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void)
}

extension INDeleteTasksIntentHandling {
  public func resolveTaskList(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskList(for intent: INDeleteTasksIntent) async -> INDeleteTasksTaskListResolutionResult { INMethodProbe.noteMissing(self); return INDeleteTasksTaskListResolutionResult.notRequired() }
  public func resolveTaskList(forDeleteTasks intent: INDeleteTasksIntent, with completion: @escaping @Sendable (INDeleteTasksTaskListResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTasks(for intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTasks(for intent: INDeleteTasksIntent) async -> [INDeleteTasksTaskResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveTasks(forDeleteTasks intent: INDeleteTasksIntent, with completion: @escaping @Sendable ([INDeleteTasksTaskResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse { INMethodProbe.noteMissing(self); return INDeleteTasksIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INDeleteTasksIntent) async -> INDeleteTasksIntentResponse { INMethodProbe.noteMissing(self); return INDeleteTasksIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(deleteTasks intent: INDeleteTasksIntent, completion: @escaping @Sendable (INDeleteTasksIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
