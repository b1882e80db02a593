/// The app's answer to confirm and handle.
open class INIntentResponse: INStoredObject {
  /// The activity with which the app is opened; nil lets Siri make one.
  open var userActivity: NSUserActivity? {
    get { stored("userActivity") }
    set { store(newValue, as: "userActivity") }
  }

  /// The line of the author's code that made it.
  @_spi(Host) public final var place: INCodePlace?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A response with a code, kept as its raw value.
  @_spi(Host) public init(rawCode: Int, userActivity: NSUserActivity?, place: INCodePlace) {
    self.place = place
    super.init()
    store(rawCode, as: "code")
    store(userActivity, as: "userActivity")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? INIntentResponse)?.place = place
    return copy
  }
}
