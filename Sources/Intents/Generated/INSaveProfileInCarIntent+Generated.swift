// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSaveProfileInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSaveProfileInCarIntent: INIntent {
  open var profileNumber: Int? { stored("profileNumber") }
  open var profileName: String? { stored("profileName") }
  open var profileLabel: String? { stored("profileLabel") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(profileNumber: Int? = nil, profileLabel: String? = nil) {
    super.init()
    store(profileNumber, as: "profileNumber")
    store(profileLabel, as: "profileLabel")
  }
}

public enum INSaveProfileInCarIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSaveProfileInCarIntentResponse: INIntentResponse {
  open var code: INSaveProfileInCarIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSaveProfileInCarIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
  func resolveProfileNumber(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult
  func resolveProfileNumber(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveProfileName(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult
  func resolveProfileName(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func confirm(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
  func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
  func confirm(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
  func handle(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
  func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse
  func handle(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void)
}

extension INSaveProfileInCarIntentHandling {
  public func resolveProfileNumber(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveProfileNumber(for intent: INSaveProfileInCarIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolveProfileNumber(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveProfileName(for intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveProfileName(for intent: INSaveProfileInCarIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveProfileName(forSaveProfileInCar intent: INSaveProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse { INMethodProbe.noteMissing(self); return INSaveProfileInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSaveProfileInCarIntent) async -> INSaveProfileInCarIntentResponse { INMethodProbe.noteMissing(self); return INSaveProfileInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(saveProfileInCar intent: INSaveProfileInCarIntent, completion: @escaping @Sendable (INSaveProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
