// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetReservationDetailsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getReservationDetailsIntent = IntentSchema(
    name: "INGetReservationDetailsIntent", domain: "Reservations",
    handlingProtocol: nil,
    parameters: [
      ParameterSchema(name: "reservationContainerReference", type: .speakable, swiftType: "INSpeakableString?"),
      ParameterSchema(name: "reservationItemReferences", type: .speakable, isList: true, swiftType: "[INSpeakableString]?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
    ],
    responseFields: [
      ParameterSchema(name: "reservations", type: .object("INReservation"), isList: true, swiftType: "[INReservation]?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "13.0", comesFrom: "the system")
}
