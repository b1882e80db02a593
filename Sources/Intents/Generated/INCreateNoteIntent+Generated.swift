// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCreateNoteIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INCreateNoteIntent: INIntent {
  open var title: INSpeakableString? { stored("title") }
  open var content: INNoteContent? { stored("content") }
  open var groupName: INSpeakableString? { stored("groupName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?) {
    super.init()
    store(title, as: "title")
    store(content, as: "content")
    store(groupName, as: "groupName")
  }
}

public enum INCreateNoteIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INCreateNoteIntentResponse: INIntentResponse {
  open var code: INCreateNoteIntentResponseCode { storedCase("code", default: .unspecified) }
  open var createdNote: INNote? {
    get { stored("createdNote") }
    set { store(newValue, as: "createdNote") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INCreateNoteIntentHandling: NSObjectProtocol {
  func resolveTitle(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
  func resolveTitle(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
  func resolveContent(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
  func resolveGroupName(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
  func resolveGroupName(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
  func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  func confirm(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
  func handle(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  func handle(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void)
}

extension INCreateNoteIntentHandling {
  public func resolveTitle(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveTitle(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult { INMethodProbe.noteMissing(self); return INNoteContentResolutionResult.notRequired() }
  public func resolveContent(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupName(for intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveGroupName(forCreateNote intent: INCreateNoteIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse { INMethodProbe.noteMissing(self); return INCreateNoteIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse { INMethodProbe.noteMissing(self); return INCreateNoteIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(createNote intent: INCreateNoteIntent, completion: @escaping @Sendable (INCreateNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
