// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetClimateSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setClimateSettingsInCarIntent = IntentSchema(
    name: "INSetClimateSettingsInCarIntent", domain: "CarPlay",
    handlingProtocol: "INSetClimateSettingsInCarIntentHandling",
    parameters: [
      ParameterSchema(name: "enableFan", type: .boolean, isResolvable: true, swiftType: "Bool?"),
      ParameterSchema(name: "enableAirConditioner", type: .boolean, isResolvable: true, swiftType: "Bool?"),
      ParameterSchema(name: "enableClimateControl", type: .boolean, isResolvable: true, swiftType: "Bool?"),
      ParameterSchema(name: "enableAutoMode", type: .boolean, isResolvable: true, swiftType: "Bool?"),
      ParameterSchema(name: "fanSpeedIndex", type: .integer, isResolvable: true, swiftType: "Int?"),
      ParameterSchema(name: "fanSpeedPercentage", type: .double, isResolvable: true, swiftType: "Double?"),
      ParameterSchema(name: "airCirculationMode", type: .enumeration("INCarAirCirculationMode"), isResolvable: true, swiftType: "INCarAirCirculationMode"),
      ParameterSchema(name: "relativeFanSpeedSetting", type: .enumeration("INRelativeSetting"), isResolvable: true, swiftType: "INRelativeSetting"),
      ParameterSchema(name: "temperature", type: .object("Measurement<UnitTemperature>"), isResolvable: true, swiftType: "Measurement<UnitTemperature>?"),
      ParameterSchema(name: "relativeTemperatureSetting", type: .enumeration("INRelativeSetting"), isResolvable: true, swiftType: "INRelativeSetting"),
      ParameterSchema(name: "climateZone", type: .enumeration("INCarSeat"), isResolvable: true, swiftType: "INCarSeat"),
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
