// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INListCarsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INListCarsIntent: INIntent {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum INListCarsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INListCarsIntentResponse: INIntentResponse {
  open var code: INListCarsIntentResponseCode { storedCase("code", default: .unspecified) }
  open var cars: [INCar]? {
    get { stored("cars") }
    set { store(newValue, as: "cars") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INListCarsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INListCarsIntentHandling: NSObjectProtocol {
  func confirm(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
  func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse
  func confirm(listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
  func handle(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
  func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse
  func handle(listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void)
}

extension INListCarsIntentHandling {
  public func confirm(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INListCarsIntent) async -> INListCarsIntentResponse { INMethodProbe.noteMissing(self); return INListCarsIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INListCarsIntent) async -> INListCarsIntentResponse { INMethodProbe.noteMissing(self); return INListCarsIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(listCars intent: INListCarsIntent, completion: @escaping @Sendable (INListCarsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
