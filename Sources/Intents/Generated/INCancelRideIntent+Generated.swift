// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INCancelRideIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INCancelRideIntent: INIntent {
  open var rideIdentifier: String { stored("rideIdentifier", default: "") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rideIdentifier: String) {
    super.init()
    store(rideIdentifier, as: "rideIdentifier")
  }
}

public enum INCancelRideIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case success = 2
  case failure = 3
}

open class INCancelRideIntentResponse: INIntentResponse {
  open var code: INCancelRideIntentResponseCode { storedCase("code", default: .unspecified) }
  open var cancellationFee: INCurrencyAmount? {
    get { stored("cancellationFee") }
    set { store(newValue, as: "cancellationFee") }
  }
  open var cancellationFeeThreshold: DateComponents? {
    get { stored("cancellationFeeThreshold") }
    set { store(newValue, as: "cancellationFeeThreshold") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INCancelRideIntentHandling: NSObjectProtocol {
  func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
  func handle(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse
}

extension INCancelRideIntentHandling {
  public func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse { INMethodProbe.noteMissing(self); return INCancelRideIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse { INMethodProbe.noteMissing(self); return INCancelRideIntentResponse(code: .unspecified, userActivity: nil) }
}
