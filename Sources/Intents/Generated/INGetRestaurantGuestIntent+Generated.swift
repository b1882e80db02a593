// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetRestaurantGuestIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetRestaurantGuestIntent: INIntent {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public enum INGetRestaurantGuestIntentResponseCode: Int, Sendable {
  case success = 0
  case failure = 1
}

open class INGetRestaurantGuestIntentResponse: INIntentResponse {
  open var code: INGetRestaurantGuestIntentResponseCode { storedCase("code", default: .success) }
  open var guest: INRestaurantGuest? {
    get { stored("guest") }
    set { store(newValue, as: "guest") }
  }
  open var guestDisplayPreferences: INRestaurantGuestDisplayPreferences? {
    get { stored("guestDisplayPreferences") }
    set { store(newValue, as: "guestDisplayPreferences") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetRestaurantGuestIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {
  func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void)
  func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse
  func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void)
  func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse
}

extension INGetRestaurantGuestIntentHandling {
  public func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse { INMethodProbe.noteMissing(self); return INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil) }
  public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent, completion: @escaping @Sendable (INGetRestaurantGuestIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(getRestaurantGuest intent: INGetRestaurantGuestIntent) async -> INGetRestaurantGuestIntentResponse { INMethodProbe.noteMissing(self); return INGetRestaurantGuestIntentResponse(code: .success, userActivity: nil) }
}
