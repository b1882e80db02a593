// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetRadioStationIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setRadioStationIntent = IntentSchema(
    name: "INSetRadioStationIntent", domain: "Radio",
    handlingProtocol: "INSetRadioStationIntentHandling",
    parameters: [
      ParameterSchema(name: "frequency", type: .double, resolvedBy: ["INDoubleResolutionResult"], swiftType: "Double?"),
      ParameterSchema(name: "presetNumber", type: .integer, resolvedBy: ["INIntegerResolutionResult"], swiftType: "Int?"),
      ParameterSchema(name: "radioType", type: .enumeration("INRadioType"), resolvedBy: ["INRadioTypeResolutionResult"], swiftType: "INRadioType"),
      ParameterSchema(name: "stationName", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
      ParameterSchema(name: "channel", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureNotSubscribed", 6),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "carSet",
    introduced: "10.0", deprecated: "15.0")
}
