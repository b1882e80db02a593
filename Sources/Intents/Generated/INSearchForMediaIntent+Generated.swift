// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSearchForMediaIntent: INIntent {
  open var mediaItems: [INMediaItem]? { stored("mediaItems") }
  open var mediaSearch: INMediaSearch? { stored("mediaSearch") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?) {
    super.init()
    store(mediaItems, as: "mediaItems")
    store(mediaSearch, as: "mediaSearch")
  }
}

public enum INSearchForMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

open class INSearchForMediaIntentResponse: INIntentResponse {
  open var code: INSearchForMediaIntentResponseCode { storedCase("code", default: .unspecified) }
  open var mediaItems: [INMediaItem]? {
    get { stored("mediaItems") }
    set { store(newValue, as: "mediaItems") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  func resolveMediaItems(for intent: INSearchForMediaIntent, with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void)
  func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult]
  func resolveMediaItems(forSearchForMedia intent: INSearchForMediaIntent, with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void)
  func confirm(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
  func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  func confirm(searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
  func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  func handle(searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void)
}

extension INSearchForMediaIntentHandling {
  public func resolveMediaItems(for intent: INSearchForMediaIntent, with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveMediaItems(for intent: INSearchForMediaIntent) async -> [INSearchForMediaMediaItemResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveMediaItems(forSearchForMedia intent: INSearchForMediaIntent, with completion: @escaping @Sendable ([INSearchForMediaMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse { INMethodProbe.noteMissing(self); return INSearchForMediaIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse { INMethodProbe.noteMissing(self); return INSearchForMediaIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(searchForMedia intent: INSearchForMediaIntent, completion: @escaping @Sendable (INSearchForMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
