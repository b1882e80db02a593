// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetProfileInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSetProfileInCarIntent: INIntent {
  open var profileNumber: Int? { stored("profileNumber") }
  open var profileName: String? { stored("profileName") }
  open var carName: INSpeakableString? { stored("carName") }
  open var isDefaultProfile: Bool? { stored("isDefaultProfile") }
  open var profileLabel: String? { stored("profileLabel") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(profileNumber: Int? = nil, profileName: String? = nil, isDefaultProfile: Bool? = nil, carName: INSpeakableString? = nil) {
    super.init()
    store(profileNumber, as: "profileNumber")
    store(profileName, as: "profileName")
    store(isDefaultProfile, as: "isDefaultProfile")
    store(carName, as: "carName")
  }

  public init(defaultProfile: Int?) {
    super.init()
    store(defaultProfile.map { $0 != 0 }, as: "isDefaultProfile")
  }

  public init(profileLabel: String?) {
    super.init()
    store(profileLabel, as: "profileLabel")
  }

  public init(profileLabel: String?, defaultProfile: Int?) {
    super.init()
    store(profileLabel, as: "profileLabel")
    store(defaultProfile.map { $0 != 0 }, as: "isDefaultProfile")
  }

  public init(profileLabel: String?, isDefaultProfile: Bool?) {
    super.init()
    store(profileLabel, as: "profileLabel")
    store(isDefaultProfile, as: "isDefaultProfile")
  }

  public init(profileName: String?, defaultProfile: Int?) {
    super.init()
    store(profileName, as: "profileName")
    store(defaultProfile.map { $0 != 0 }, as: "isDefaultProfile")
  }

  public init(profileNumber: Int?, defaultProfile: Int?) {
    super.init()
    store(profileNumber, as: "profileNumber")
    store(defaultProfile.map { $0 != 0 }, as: "isDefaultProfile")
  }

  public init(profileNumber: Int?, profileLabel: String?) {
    super.init()
    store(profileNumber, as: "profileNumber")
    store(profileLabel, as: "profileLabel")
  }

  public init(profileNumber: Int?, profileLabel: String?, defaultProfile: Int?) {
    super.init()
    store(profileNumber, as: "profileNumber")
    store(profileLabel, as: "profileLabel")
    store(defaultProfile.map { $0 != 0 }, as: "isDefaultProfile")
  }

  public init(profileNumber: Int?, profileLabel: String?, isDefaultProfile: Bool?) {
    super.init()
    store(profileNumber, as: "profileNumber")
    store(profileLabel, as: "profileLabel")
    store(isDefaultProfile, as: "isDefaultProfile")
  }

  public init(profileNumber: Int?, profileName: String?, defaultProfile: Int?) {
    super.init()
    store(profileNumber, as: "profileNumber")
    store(profileName, as: "profileName")
    store(defaultProfile.map { $0 != 0 }, as: "isDefaultProfile")
  }
}

public enum INSetProfileInCarIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INSetProfileInCarIntentResponse: INIntentResponse {
  open var code: INSetProfileInCarIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSetProfileInCarIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
  func resolveProfileNumber(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult
  func resolveProfileNumber(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveProfileName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult
  func resolveProfileName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)
  func resolveCarName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)
  func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent) async -> INBooleanResolutionResult
  func confirm(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
  func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
  func confirm(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
  func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
  func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse
  func handle(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void)
}

extension INSetProfileInCarIntentHandling {
  public func resolveProfileNumber(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveProfileNumber(for intent: INSetProfileInCarIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolveProfileNumber(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveProfileName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveProfileName(for intent: INSetProfileInCarIntent) async -> INStringResolutionResult { INMethodProbe.noteMissing(self); return INStringResolutionResult.notRequired() }
  public func resolveProfileName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INSetProfileInCarIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDefaultProfile(forSetProfileInCar intent: INSetProfileInCarIntent) async -> INBooleanResolutionResult { INMethodProbe.noteMissing(self); return INBooleanResolutionResult.notRequired() }
  public func confirm(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetProfileInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSetProfileInCarIntent) async -> INSetProfileInCarIntentResponse { INMethodProbe.noteMissing(self); return INSetProfileInCarIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(setProfileInCar intent: INSetProfileInCarIntent, completion: @escaping @Sendable (INSetProfileInCarIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
