/// A car of the user's.
open class INCar: INStoredObject {
  open var carIdentifier: String { stored("carIdentifier", default: "") }
  open var displayName: String? { stored("displayName") }
  open var year: String? { stored("year") }
  open var make: String? { stored("make") }
  open var model: String? { stored("model") }
  open var color: CGColor? { stored("color") }
  open var headUnit: INCar.HeadUnit? { stored("headUnit") }
  open var supportedChargingConnectors: [INCar.ChargingConnectorType] {
    let names: [String] = stored("supportedChargingConnectors", default: [])
    return names.map(ChargingConnectorType.init(rawValue:))
  }

  private var maximumPowers: [ChargingConnectorType: Measurement<UnitPower>] = [:]

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(
    carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?, color: CGColor?,
    headUnit: INCar.HeadUnit?, supportedChargingConnectors: [INCar.ChargingConnectorType]
  ) {
    super.init()
    store(carIdentifier, as: "carIdentifier")
    store(displayName, as: "displayName")
    store(year, as: "year")
    store(make, as: "make")
    store(model, as: "model")
    store(color, as: "color")
    store(headUnit, as: "headUnit")
    store(supportedChargingConnectors.map(\.rawValue), as: "supportedChargingConnectors")
  }

  open func setMaximumPower(
    _ power: Measurement<UnitPower>, for chargingConnectorType: INCar.ChargingConnectorType
  ) {
    maximumPowers[chargingConnectorType] = power
  }

  open func maximumPower(for chargingConnectorType: INCar.ChargingConnectorType) -> Measurement<UnitPower>? {
    maximumPowers[chargingConnectorType]
  }

  /// The unit that the car is connected by.
  open class HeadUnit: INStoredObject {
    open var bluetoothIdentifier: String? { stored("bluetoothIdentifier") }
    open var iAP2Identifier: String? { stored("iAP2Identifier") }

    @_spi(Host) public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(bluetoothIdentifier: String?, iAP2Identifier: String?) {
      super.init()
      store(bluetoothIdentifier, as: "bluetoothIdentifier")
      store(iAP2Identifier, as: "iAP2Identifier")
    }
  }
}
