// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INUpdateMediaAffinityIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INUpdateMediaAffinityIntent: INIntent {
  open var mediaItems: [INMediaItem]? { stored("mediaItems") }
  open var affinityType: INMediaAffinityType { storedCase("affinityType", default: .unknown) }
  open var mediaSearch: INMediaSearch? { stored("mediaSearch") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType) {
    super.init()
    store(mediaItems, as: "mediaItems")
    store(mediaSearch, as: "mediaSearch")
    storeCase(affinityType, as: "affinityType")
  }
}

public enum INUpdateMediaAffinityIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INUpdateMediaAffinityIntentResponse: INIntentResponse {
  open var code: INUpdateMediaAffinityIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
  func resolveMediaItems(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
  func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> [INUpdateMediaAffinityMediaItemResolutionResult]
  func resolveMediaItems(forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
  func resolveAffinityType(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void)
  func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult
  func resolveAffinityType(forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void)
  func confirm(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
  func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
  func confirm(updateMediaAffinity intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
  func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
  func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse
  func handle(updateMediaAffinity intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void)
}

extension INUpdateMediaAffinityIntentHandling {
  public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveMediaItems(for intent: INUpdateMediaAffinityIntent) async -> [INUpdateMediaAffinityMediaItemResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveMediaItems(forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAffinityType(for intent: INUpdateMediaAffinityIntent) async -> INMediaAffinityTypeResolutionResult { INMethodProbe.noteMissing(self); return INMediaAffinityTypeResolutionResult.notRequired() }
  public func resolveAffinityType(forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent, with completion: @escaping @Sendable (INMediaAffinityTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse { INMethodProbe.noteMissing(self); return INUpdateMediaAffinityIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(updateMediaAffinity intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INUpdateMediaAffinityIntent) async -> INUpdateMediaAffinityIntentResponse { INMethodProbe.noteMissing(self); return INUpdateMediaAffinityIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(updateMediaAffinity intent: INUpdateMediaAffinityIntent, completion: @escaping @Sendable (INUpdateMediaAffinityIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
