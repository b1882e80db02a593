// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAppendToNoteIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INAppendToNoteIntent: INIntent {
  open var targetNote: INNote? { stored("targetNote") }
  open var content: INNoteContent? { stored("content") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(targetNote: INNote?, content: INNoteContent?) {
    super.init()
    store(targetNote, as: "targetNote")
    store(content, as: "content")
  }
}

public enum INAppendToNoteIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCannotUpdatePasswordProtectedNote = 6
}

open class INAppendToNoteIntentResponse: INIntentResponse {
  open var code: INAppendToNoteIntentResponseCode { storedCase("code", default: .unspecified) }
  open var note: INNote? {
    get { stored("note") }
    set { store(newValue, as: "note") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INAppendToNoteIntentHandling: NSObjectProtocol {
  func resolveTargetNote(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void)
  func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult
  func resolveTargetNote(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void)
  func resolveContent(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
  func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult
  func resolveContent(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void)
  func confirm(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
  func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
  func confirm(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
  func handle(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
  func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse
  func handle(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void)
}

extension INAppendToNoteIntentHandling {
  public func resolveTargetNote(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveTargetNote(for intent: INAppendToNoteIntent) async -> INNoteResolutionResult { INMethodProbe.noteMissing(self); return INNoteResolutionResult.notRequired() }
  public func resolveTargetNote(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContent(for intent: INAppendToNoteIntent) async -> INNoteContentResolutionResult { INMethodProbe.noteMissing(self); return INNoteContentResolutionResult.notRequired() }
  public func resolveContent(forAppendToNote intent: INAppendToNoteIntent, with completion: @escaping @Sendable (INNoteContentResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse { INMethodProbe.noteMissing(self); return INAppendToNoteIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAppendToNoteIntent) async -> INAppendToNoteIntentResponse { INMethodProbe.noteMissing(self); return INAppendToNoteIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(appendToNote intent: INAppendToNoteIntent, completion: @escaping @Sendable (INAppendToNoteIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
