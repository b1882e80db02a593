// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetSeatSettingsInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setSeatSettingsInCarIntent = IntentSchema(
    name: "INSetSeatSettingsInCarIntent", domain: "CarPlay",
    handlingProtocol: "INSetSeatSettingsInCarIntentHandling",
    parameters: [
      ParameterSchema(name: "enableHeating", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "enableCooling", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "enableMassage", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], swiftType: "Bool?"),
      ParameterSchema(name: "level", type: .integer, resolvedBy: ["INIntegerResolutionResult"], swiftType: "Int?"),
      ParameterSchema(name: "seat", type: .enumeration("INCarSeat"), resolvedBy: ["INCarSeatResolutionResult"], swiftType: "INCarSeat"),
      ParameterSchema(name: "relativeLevelSetting", type: .enumeration("INRelativeSetting"), resolvedBy: ["INRelativeSettingResolutionResult"], swiftType: "INRelativeSetting"),
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
