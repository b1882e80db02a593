// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetRideStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetRideStatusIntent: INIntent {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum INGetRideStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}

open class INGetRideStatusIntentResponse: INIntentResponse {
  open var code: INGetRideStatusIntentResponseCode { storedCase("code", default: .unspecified) }
  open var rideStatus: INRideStatus? {
    get { stored("rideStatus") }
    set { store(newValue, as: "rideStatus") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  func confirm(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
  func confirm(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
  func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
  func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)
  func stopSendingUpdates(for intent: INGetRideStatusIntent)
  func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent)
}

extension INGetRideStatusIntentHandling {
  public func confirm(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse { INMethodProbe.noteMissing(self); return INGetRideStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse { INMethodProbe.noteMissing(self); return INGetRideStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) { INMethodProbe.noteMissing(self) }
  public func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) { INMethodProbe.noteMissing(self) }
  public func stopSendingUpdates(for intent: INGetRideStatusIntent) { INMethodProbe.noteMissing(self) }
  public func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) { INMethodProbe.noteMissing(self) }
}
