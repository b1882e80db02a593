// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetCarPowerLevelStatusIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetCarPowerLevelStatusIntent: INIntent {
  open var carName: INSpeakableString? { stored("carName") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(carName: INSpeakableString?) {
    super.init()
    store(carName, as: "carName")
  }
}

public enum INGetCarPowerLevelStatusIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INGetCarPowerLevelStatusIntentResponse: INIntentResponse {
  open var code: INGetCarPowerLevelStatusIntentResponseCode { storedCase("code", default: .unspecified) }
  open var fuelPercentRemaining: Float? {
    get { stored("fuelPercentRemaining") }
    set { store(newValue, as: "fuelPercentRemaining") }
  }
  open var chargePercentRemaining: Float? {
    get { stored("chargePercentRemaining") }
    set { store(newValue, as: "chargePercentRemaining") }
  }
  open var charging: Bool? {
    get { stored("charging") }
    set { store(newValue, as: "charging") }
  }
  open var minutesToFull: Int? {
    get { stored("minutesToFull") }
    set { store(newValue, as: "minutesToFull") }
  }
  open var carIdentifier: String? {
    get { stored("carIdentifier") }
    set { store(newValue, as: "carIdentifier") }
  }
  open var distanceRemaining: Measurement<UnitLength>? {
    get { stored("distanceRemaining") }
    set { store(newValue, as: "distanceRemaining") }
  }
  open var maximumDistance: Measurement<UnitLength>? {
    get { stored("maximumDistance") }
    set { store(newValue, as: "maximumDistance") }
  }
  open var distanceRemainingElectric: Measurement<UnitLength>? {
    get { stored("distanceRemainingElectric") }
    set { store(newValue, as: "distanceRemainingElectric") }
  }
  open var maximumDistanceElectric: Measurement<UnitLength>? {
    get { stored("maximumDistanceElectric") }
    set { store(newValue, as: "maximumDistanceElectric") }
  }
  open var distanceRemainingFuel: Measurement<UnitLength>? {
    get { stored("distanceRemainingFuel") }
    set { store(newValue, as: "distanceRemainingFuel") }
  }
  open var maximumDistanceFuel: Measurement<UnitLength>? {
    get { stored("maximumDistanceFuel") }
    set { store(newValue, as: "maximumDistanceFuel") }
  }
  open var consumptionFormulaArguments: [String: Any]? {
    get { stored("consumptionFormulaArguments") }
    set { store(newValue, as: "consumptionFormulaArguments") }
  }
  open var chargingFormulaArguments: [String: Any]? {
    get { stored("chargingFormulaArguments") }
    set { store(newValue, as: "chargingFormulaArguments") }
  }
  open var dateOfLastStateUpdate: DateComponents? {
    get { stored("dateOfLastStateUpdate") }
    set { store(newValue, as: "dateOfLastStateUpdate") }
  }
  open var activeConnector: INCar.ChargingConnectorType? {
    get { storedCase("activeConnector") }
    set { storeCase(newValue, as: "activeConnector") }
  }
  open var maximumBatteryCapacity: Measurement<UnitEnergy>? {
    get { stored("maximumBatteryCapacity") }
    set { store(newValue, as: "maximumBatteryCapacity") }
  }
  open var currentBatteryCapacity: Measurement<UnitEnergy>? {
    get { stored("currentBatteryCapacity") }
    set { store(newValue, as: "currentBatteryCapacity") }
  }
  open var minimumBatteryCapacity: Measurement<UnitEnergy>? {
    get { stored("minimumBatteryCapacity") }
    set { store(newValue, as: "minimumBatteryCapacity") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {
  func resolveCarName(for intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult
  func resolveCarName(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func confirm(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
  func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse
  func confirm(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
  func handle(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
  func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse
  func handle(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void)
  func startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver)
  func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent)
}

extension INGetCarPowerLevelStatusIntentHandling {
  public func resolveCarName(for intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveCarName(for intent: INGetCarPowerLevelStatusIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveCarName(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse { INMethodProbe.noteMissing(self); return INGetCarPowerLevelStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INGetCarPowerLevelStatusIntent) async -> INGetCarPowerLevelStatusIntentResponse { INMethodProbe.noteMissing(self); return INGetCarPowerLevelStatusIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(getCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, completion: @escaping @Sendable (INGetCarPowerLevelStatusIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func startSendingUpdates(for intent: INGetCarPowerLevelStatusIntent, to observer: any INGetCarPowerLevelStatusIntentResponseObserver) { INMethodProbe.noteMissing(self) }
  public func stopSendingUpdates(for intent: INGetCarPowerLevelStatusIntent) { INMethodProbe.noteMissing(self) }
}
