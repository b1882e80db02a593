// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartVideoCallIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INStartVideoCallIntent: INIntent {
  open var contacts: [INPerson]? { stored("contacts") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(contacts: [INPerson]?) {
    super.init()
    store(contacts, as: "contacts")
  }
}

public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureAppConfigurationRequired = 5
  case failureCallingServiceNotAvailable = 6
  case failureContactNotSupportedByApp = 7
  case failureInvalidNumber = 8
}

open class INStartVideoCallIntentResponse: INIntentResponse {
  open var code: INStartVideoCallIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
  func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func confirm(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  func confirm(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)
}

extension INStartVideoCallIntentHandling {
  public func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse { INMethodProbe.noteMissing(self); return INStartVideoCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse { INMethodProbe.noteMissing(self); return INStartVideoCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
