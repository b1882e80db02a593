// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetReservationDetailsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INGetReservationDetailsIntent: INIntent {
  open var reservationContainerReference: INSpeakableString? { stored("reservationContainerReference") }
  open var reservationItemReferences: [INSpeakableString]? { stored("reservationItemReferences") }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(reservationContainerReference: INSpeakableString?, reservationItemReferences: [INSpeakableString]?) {
    super.init()
    store(reservationContainerReference, as: "reservationContainerReference")
    store(reservationItemReferences, as: "reservationItemReferences")
  }
}

public enum INGetReservationDetailsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
}

open class INGetReservationDetailsIntentResponse: INIntentResponse {
  open var code: INGetReservationDetailsIntentResponseCode { storedCase("code", default: .unspecified) }
  open var reservations: [INReservation]? {
    get { stored("reservations") }
    set { store(newValue, as: "reservations") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}
