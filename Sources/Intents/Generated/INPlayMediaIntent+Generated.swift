// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPlayMediaIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INPlayMediaIntent: INIntent {
  open var playShuffled: Bool? { stored("playShuffled") }
  open var resumePlayback: Bool? { stored("resumePlayback") }
  open var playbackSpeed: Double? { stored("playbackSpeed") }
  open var mediaItems: [INMediaItem]? { stored("mediaItems") }
  open var playbackRepeatMode: INPlaybackRepeatMode { storedCase("playbackRepeatMode", default: .unknown) }
  open var playbackQueueLocation: INPlaybackQueueLocation { storedCase("playbackQueueLocation", default: .unknown) }
  open var mediaContainer: INMediaItem? { stored("mediaContainer") }
  open var mediaSearch: INMediaSearch? { stored("mediaSearch") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil) {
    super.init()
    store(mediaItems, as: "mediaItems")
    store(mediaContainer, as: "mediaContainer")
    store(playShuffled, as: "playShuffled")
    storeCase(playbackRepeatMode, as: "playbackRepeatMode")
    store(resumePlayback, as: "resumePlayback")
    storeCase(playbackQueueLocation, as: "playbackQueueLocation")
    store(playbackSpeed, as: "playbackSpeed")
    store(mediaSearch, as: "mediaSearch")
  }
}

public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case inProgress = 3
  case success = 4
  case handleInApp = 5
  case failure = 6
  case failureRequiringAppLaunch = 7
  case failureUnknownMediaType = 8
  case failureNoUnplayedContent = 9
  case failureRestrictedContent = 10
  case failureMaxStreamLimitReached = 11
}

open class INPlayMediaIntentResponse: INIntentResponse {
  open var code: INPlayMediaIntentResponseCode { storedCase("code", default: .unspecified) }
  open var nowPlayingInfo: [String: Any]? {
    get { stored("nowPlayingInfo") }
    set { store(newValue, as: "nowPlayingInfo") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  func resolvePlayShuffled(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  func resolveResumePlayback(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolvePlaybackSpeed(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
  func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult
  func resolvePlaybackSpeed(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
  func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void)
  func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult]
  func resolveMediaItems(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void)
  func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void)
  func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult
  func resolvePlaybackRepeatMode(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void)
  func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void)
  func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult
  func resolvePlaybackQueueLocation(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void)
  func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  func confirm(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
  func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  func handle(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void)
}

extension INPlayMediaIntentHandling {
  public func resolvePlayShuffled(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolvePlayShuffled(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveResumePlayback(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func resolveResumePlayback(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePlaybackSpeed(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePlaybackSpeed(for intent: INPlayMediaIntent) async -> INPlayMediaPlaybackSpeedResolutionResult { INMethodProbe.noteMissing(self); return INPlayMediaPlaybackSpeedResolutionResult.notRequired() }
  public func resolvePlaybackSpeed(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlayMediaPlaybackSpeedResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveMediaItems(for intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveMediaItems(for intent: INPlayMediaIntent) async -> [INPlayMediaMediaItemResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveMediaItems(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable ([INPlayMediaMediaItemResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePlaybackRepeatMode(for intent: INPlayMediaIntent) async -> INPlaybackRepeatModeResolutionResult { INMethodProbe.noteMissing(self); return INPlaybackRepeatModeResolutionResult.notRequired() }
  public func resolvePlaybackRepeatMode(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackRepeatModeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePlaybackQueueLocation(for intent: INPlayMediaIntent) async -> INPlaybackQueueLocationResolutionResult { INMethodProbe.noteMissing(self); return INPlaybackQueueLocationResolutionResult.notRequired() }
  public func resolvePlaybackQueueLocation(forPlayMedia intent: INPlayMediaIntent, with completion: @escaping @Sendable (INPlaybackQueueLocationResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse { INMethodProbe.noteMissing(self); return INPlayMediaIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse { INMethodProbe.noteMissing(self); return INPlayMediaIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(playMedia intent: INPlayMediaIntent, completion: @escaping @Sendable (INPlayMediaIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
