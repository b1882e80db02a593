// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetSeatSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setSeatSettingsInCarIntent = IntentSchema(
    name: "INSetSeatSettingsInCarIntent", domain: "CarPlay",
    handlingProtocol: "INSetSeatSettingsInCarIntentHandling",
    parameters: [
      ParameterSchema(name: "enableHeating", type: .boolean, isResolvable: true, swiftType: "Bool?"),
      ParameterSchema(name: "enableCooling", type: .boolean, isResolvable: true, swiftType: "Bool?"),
      ParameterSchema(name: "enableMassage", type: .boolean, isResolvable: true, swiftType: "Bool?"),
      ParameterSchema(name: "level", type: .integer, isResolvable: true, swiftType: "Int?"),
      ParameterSchema(name: "seat", type: .enumeration("INCarSeat"), isResolvable: true, swiftType: "INCarSeat"),
      ParameterSchema(name: "relativeLevelSetting", type: .enumeration("INRelativeSetting"), isResolvable: true, swiftType: "INRelativeSetting"),
      ParameterSchema(name: "carName", type: .speakable, isResolvable: true, swiftType: "INSpeakableString?"),
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
    ],
    review: false, alwaysNeedsUnlock: false,
    introduced: "10.0", deprecated: "15.0")
}
