/// An address under which a person is reached.
open class INPersonHandle: INStoredObject {
  open var value: String? { stored("value") }
  open var type: INPersonHandleType { storedCase("type", default: .unknown) }
  open var label: INPersonHandleLabel? { storedCase("label") }

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    super.init()
    store(value, as: "value")
    storeCase(type, as: "type")
    storeCase(label, as: "label")
  }

  public convenience init(value: String?, type: INPersonHandleType) { self.init(value: value, type: type, label: nil) }

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
