// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INRequestRideIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INRequestRideIntent: INIntent {
  open var pickupLocation: CLPlacemark? { stored("pickupLocation") }
  open var dropOffLocation: CLPlacemark? { stored("dropOffLocation") }
  open var rideOptionName: INSpeakableString? { stored("rideOptionName") }
  open var partySize: Int? { stored("partySize") }
  open var scheduledPickupTime: INDateComponentsRange? { stored("scheduledPickupTime") }
  open var paymentMethod: INPaymentMethod? { stored("paymentMethod") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil, partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil) {
    super.init()
    store(pickupLocation, as: "pickupLocation")
    store(dropOffLocation, as: "dropOffLocation")
    store(rideOptionName, as: "rideOptionName")
    store(partySize, as: "partySize")
    store(paymentMethod, as: "paymentMethod")
    store(scheduledPickupTime, as: "scheduledPickupTime")
  }
}

public enum INRequestRideIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  case failureRequiringAppLaunchNoServiceInArea = 7
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  case failureRequiringAppLaunchRideScheduledTooFar = 10
}

open class INRequestRideIntentResponse: INIntentResponse {
  open var code: INRequestRideIntentResponseCode { storedCase("code", default: .unspecified) }
  open var rideStatus: INRideStatus? {
    get { stored("rideStatus") }
    set { store(newValue, as: "rideStatus") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INRequestRideIntentHandling: NSObjectProtocol {
  func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult
  func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult
  func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)
  func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult
  func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)
  func confirm(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  func confirm(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  func handle(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)
}

extension INRequestRideIntentHandling {
  public func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult { INMethodProbe.noteMissing(self); return INPlacemarkResolutionResult.notRequired() }
  public func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult { INMethodProbe.noteMissing(self); return INPlacemarkResolutionResult.notRequired() }
  public func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult { INMethodProbe.noteMissing(self); return INIntegerResolutionResult.notRequired() }
  public func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult { INMethodProbe.noteMissing(self); return INDateComponentsRangeResolutionResult.notRequired() }
  public func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { INMethodProbe.noteMissing(self); return INRequestRideIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse { INMethodProbe.noteMissing(self); return INRequestRideIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
