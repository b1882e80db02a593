// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INAddMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INAddMediaIntent: INIntent {
  open var mediaItems: [INMediaItem]? { stored("mediaItems") }
  open var mediaDestination: INMediaDestination? { stored("mediaDestination") }
  open var mediaSearch: INMediaSearch? { stored("mediaSearch") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?) {
    super.init()
    store(mediaItems, as: "mediaItems")
    store(mediaSearch, as: "mediaSearch")
    store(mediaDestination, as: "mediaDestination")
  }
}

public enum INAddMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case handleInApp = 4
  case failure = 5
  case failureRequiringAppLaunch = 6
}

open class INAddMediaIntentResponse: INIntentResponse {
  open var code: INAddMediaIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INAddMediaIntentHandling: NSObjectProtocol {
  func resolveMediaItems(for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void)
  func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult]
  func resolveMediaItems(forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void)
  func resolveMediaDestination(for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void)
  func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult
  func resolveMediaDestination(forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void)
  func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
  func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  func confirm(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
  func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  func handle(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void)
}

extension INAddMediaIntentHandling {
  public func resolveMediaItems(for intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveMediaItems(for intent: INAddMediaIntent) async -> [INAddMediaMediaItemResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveMediaItems(forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable ([INAddMediaMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveMediaDestination(for intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveMediaDestination(for intent: INAddMediaIntent) async -> INAddMediaMediaDestinationResolutionResult { INMethodProbe.noteMissing(self); return INAddMediaMediaDestinationResolutionResult.notRequired() }
  public func resolveMediaDestination(forAddMedia intent: INAddMediaIntent, with completion: @escaping @Sendable (INAddMediaMediaDestinationResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse { INMethodProbe.noteMissing(self); return INAddMediaIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse { INMethodProbe.noteMissing(self); return INAddMediaIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(addMedia intent: INAddMediaIntent, completion: @escaping @Sendable (INAddMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
