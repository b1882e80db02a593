// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetAudioSourceInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetAudioSourceInCarIntent: INIntent {
  open var audioSource: INCarAudioSource { storedCase("audioSource", default: .sourceUnknown) }
  open var relativeAudioSourceReference: INRelativeReference { storedCase("relativeAudioSourceReference", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference) {
    super.init()
    storeCase(audioSource, as: "audioSource")
    storeCase(relativeAudioSourceReference, as: "relativeAudioSourceReference")
  }
}

public enum INSetAudioSourceInCarIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSetAudioSourceInCarIntentResponse: INIntentResponse {
  open var code: INSetAudioSourceInCarIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetAudioSourceInCarIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
  func resolveAudioSource(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void)
  func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult
  func resolveAudioSource(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void)
  func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void)
  func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async -> INRelativeReferenceResolutionResult
  func resolveRelativeAudioSourceReference(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void)
  func confirm(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
  func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
  func confirm(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
  func handle(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
  func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse
  func handle(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void)
}

extension INSetAudioSourceInCarIntentHandling {
  public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAudioSource(for intent: INSetAudioSourceInCarIntent) async -> INCarAudioSourceResolutionResult { INMethodProbe.noteMissing(self); return INCarAudioSourceResolutionResult.notRequired() }
  public func resolveAudioSource(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INCarAudioSourceResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRelativeAudioSourceReference(for intent: INSetAudioSourceInCarIntent) async -> INRelativeReferenceResolutionResult { INMethodProbe.noteMissing(self); return INRelativeReferenceResolutionResult.notRequired() }
  public func resolveRelativeAudioSourceReference(forSetAudioSourceInCar intent: INSetAudioSourceInCarIntent, with completion: @escaping @Sendable (INRelativeReferenceResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetAudioSourceInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetAudioSourceInCarIntent) async -> INSetAudioSourceInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetAudioSourceInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setAudioSourceInCar intent: INSetAudioSourceInCarIntent, completion: @escaping @Sendable (INSetAudioSourceInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
