// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetClimateSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setClimateSettingsInCarIntent = IntentSchema(
    name: "INSetClimateSettingsInCarIntent", domain: "CarPlay",
    handlingProtocol: "INSetClimateSettingsInCarIntentHandling",
    parameters: [
      ParameterSchema(name: "enableFan", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "enableAirConditioner", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "enableClimateControl", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "enableAutoMode", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "fanSpeedIndex", type: .integer, resolvedBy: ["INIntegerResolutionResult"], swiftType: "Int?"),
      ParameterSchema(name: "fanSpeedPercentage", type: .double, resolvedBy: ["INDoubleResolutionResult"], swiftType: "Double?"),
      ParameterSchema(name: "airCirculationMode", type: .enumeration("INCarAirCirculationMode"), resolvedBy: ["INCarAirCirculationModeResolutionResult"], swiftType: "INCarAirCirculationMode"),
      ParameterSchema(name: "relativeFanSpeedSetting", type: .enumeration("INRelativeSetting"), resolvedBy: ["INRelativeSettingResolutionResult"], swiftType: "INRelativeSetting"),
      ParameterSchema(name: "temperature", type: .object("Measurement<UnitTemperature>"), resolvedBy: ["INTemperatureResolutionResult"], swiftType: "Measurement<UnitTemperature>?"),
      ParameterSchema(name: "relativeTemperatureSetting", type: .enumeration("INRelativeSetting"), resolvedBy: ["INRelativeSettingResolutionResult"], swiftType: "INRelativeSetting"),
      ParameterSchema(name: "climateZone", type: .enumeration("INCarSeat"), resolvedBy: ["INCarSeatResolutionResult"], swiftType: "INCarSeat"),
      ParameterSchema(name: "carName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
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
    vocabulary: [
      .carName: ["carName"],
    ],
    deed: "carSet",
    introduced: "10.0", deprecated: "15.0")
}
