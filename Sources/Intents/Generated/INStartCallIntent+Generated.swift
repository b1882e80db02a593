// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartCallIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INStartCallIntent: INIntent {
  open var callRecordToCallBack: INCallRecord? { stored("callRecordToCallBack") }
  open var destinationType: INCallDestinationType { storedCase("destinationType", default: .unknown) }
  open var contacts: [INPerson]? { stored("contacts") }
  open var callCapability: INCallCapability { storedCase("callCapability", default: .unknown) }
  open var callRecordFilter: INCallRecordFilter? { stored("callRecordFilter") }
  open var audioRoute: INCallAudioRoute { storedCase("audioRoute", default: .unknown) }
  open var recordTypeForRedialing: INCallRecordType { storedCase("recordTypeForRedialing", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability) {
    super.init()
    store(callRecordFilter, as: "callRecordFilter")
    store(callRecordToCallBack, as: "callRecordToCallBack")
    storeCase(audioRoute, as: "audioRoute")
    storeCase(destinationType, as: "destinationType")
    store(contacts, as: "contacts")
    storeCase(callCapability, as: "callCapability")
  }

  public init(audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability) {
    super.init()
    storeCase(audioRoute, as: "audioRoute")
    storeCase(destinationType, as: "destinationType")
    store(contacts, as: "contacts")
    storeCase(recordTypeForRedialing, as: "recordTypeForRedialing")
    storeCase(callCapability, as: "callCapability")
  }
}

public enum INStartCallIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case continueInApp = 2
  case userConfirmationRequired = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCallingServiceNotAvailable = 6
  case failureContactNotSupportedByApp = 7
  case failureAirplaneModeEnabled = 8
  case failureUnableToHandOff = 9
  case failureAppConfigurationRequired = 10
  case failureCallInProgress = 11
  case failureRequiringInAppAuthentication = 13
}

open class INStartCallIntentResponse: INIntentResponse {
  open var code: INStartCallIntentResponseCode { storedCase("code", default: .unspecified) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INStartCallIntentHandling: NSObjectProtocol {
  func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void)
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult
  func resolveCallRecordToCallBack(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void)
  func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult
  func resolveDestinationType(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)
  func resolveContacts(for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
  func resolveContacts(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)
  func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)
  func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult
  func resolveCallCapability(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)
  func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
  func confirm(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  func handle(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)
}

extension INStartCallIntentHandling {
  public func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult { INMethodProbe.noteMissing(self); return INCallRecordResolutionResult.notRequired() }
  public func resolveCallRecordToCallBack(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult { INMethodProbe.noteMissing(self); return INCallDestinationTypeResolutionResult.notRequired() }
  public func resolveDestinationType(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContacts(for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] { INMethodProbe.noteMissing(self); return [] }
  public func resolveContacts(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult { INMethodProbe.noteMissing(self); return INStartCallCallCapabilityResolutionResult.notRequired() }
  public func resolveCallCapability(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse { INMethodProbe.noteMissing(self); return INStartCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse { INMethodProbe.noteMissing(self); return INStartCallIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
