// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartAudioCallIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INStartAudioCallIntent: INIntent {
  open var contacts: [INPerson]? { stored("contacts") }
  open var destinationType: INCallDestinationType { storedCase("destinationType", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    super.init()
    storeCase(destinationType, as: "destinationType")
    store(contacts, as: "contacts")
  }

  public init(contacts: [INPerson]?) {
    super.init()
    store(contacts, as: "contacts")
  }
}

public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case failure = 3
  case failureRequiringAppLaunch = 4
  case failureAppConfigurationRequired = 5
  case failureCallingServiceNotAvailable = 6
  case failureContactNotSupportedByApp = 7
  case failureNoValidNumber = 8
}

open class INStartAudioCallIntentResponse: INIntentResponse {
  open var code: INStartAudioCallIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
  func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)
  func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult
  func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  func confirm(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)
}

extension INStartAudioCallIntentHandling {
  public func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult { INMethodProbe.noteMissing(self); return INCallDestinationTypeResolutionResult.notRequired() }
  public func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse { INMethodProbe.noteMissing(self); return INStartAudioCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse { INMethodProbe.noteMissing(self); return INStartAudioCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
