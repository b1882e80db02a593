// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCreateTaskListIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INCreateTaskListIntent: INIntent {
  open var title: INSpeakableString? { stored("title") }
  open var taskTitles: [INSpeakableString]? { stored("taskTitles") }
  open var groupName: INSpeakableString? { stored("groupName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?) {
    super.init()
    store(title, as: "title")
    store(taskTitles, as: "taskTitles")
    store(groupName, as: "groupName")
  }
}

public enum INCreateTaskListIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INCreateTaskListIntentResponse: INIntentResponse {
  open var code: INCreateTaskListIntentResponseCode { storedCase("code", default: .unspecified) }
  open var createdTaskList: INTaskList? {
    get { stored("createdTaskList") }
    set { store(newValue, as: "createdTaskList") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INCreateTaskListIntentHandling: NSObjectProtocol {
  func resolveTitle(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
  func resolveTitle(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveTaskTitles(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult]
  func resolveTaskTitles(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)
  func resolveGroupName(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult
  func resolveGroupName(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
  func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
  func confirm(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
  func handle(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
  func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse
  func handle(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void)
}

extension INCreateTaskListIntentHandling {
  public func resolveTitle(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTitle(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveTitle(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskTitles(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTaskTitles(for intent: INCreateTaskListIntent) async -> [INSpeakableStringResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveTaskTitles(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupName(for intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupName(for intent: INCreateTaskListIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveGroupName(forCreateTaskList intent: INCreateTaskListIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse { INMethodProbe.noteMissing(self); return INCreateTaskListIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INCreateTaskListIntent) async -> INCreateTaskListIntentResponse { INMethodProbe.noteMissing(self); return INCreateTaskListIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(createTaskList intent: INCreateTaskListIntent, completion: @escaping @Sendable (INCreateTaskListIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
