// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INListRideOptionsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INListRideOptionsIntent: INIntent {
  open var pickupLocation: CLPlacemark? { stored("pickupLocation") }
  open var dropOffLocation: CLPlacemark? { stored("dropOffLocation") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    super.init()
    store(pickupLocation, as: "pickupLocation")
    store(dropOffLocation, as: "dropOffLocation")
  }
}

public enum INListRideOptionsIntentResponseCode: Int, Sendable {
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
  case failurePreviousRideNeedsFeedback = 10
}

open class INListRideOptionsIntentResponse: INIntentResponse {
  open var code: INListRideOptionsIntentResponseCode { storedCase("code", default: .unspecified) }
  open var rideOptions: [INRideOption]? {
    get { stored("rideOptions") }
    set { store(newValue, as: "rideOptions") }
  }
  open var paymentMethods: [INPaymentMethod]? {
    get { stored("paymentMethods") }
    set { store(newValue, as: "paymentMethods") }
  }
  open var expirationDate: Date? {
    get { stored("expirationDate") }
    set { store(newValue, as: "expirationDate") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
  func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult
  func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)
  func confirm(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  func confirm(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
  func handle(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)
}

extension INListRideOptionsIntentHandling {
  public func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult { INMethodProbe.noteMissing(self); return INPlacemarkResolutionResult.notRequired() }
  public func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult { INMethodProbe.noteMissing(self); return INPlacemarkResolutionResult.notRequired() }
  public func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse { INMethodProbe.noteMissing(self); return INListRideOptionsIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse { INMethodProbe.noteMissing(self); return INListRideOptionsIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
