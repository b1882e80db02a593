// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INActivateCarSignalIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let activateCarSignalIntent = IntentSchema(
    name: "INActivateCarSignalIntent", domain: "CarCommands",
    handlingProtocol: "INActivateCarSignalIntentHandling",
    parameters: [
      ParameterSchema(name: "carName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "signals", type: .enumeration("INCarSignalOptions"), resolvedBy: ["INCarSignalOptionsResolutionResult"], swiftType: "INCarSignalOptions"),
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
      ParameterSchema(name: "signals", type: .enumeration("INCarSignalOptions"), swiftType: "INCarSignalOptions"),
    ],
    review: false, alwaysNeedsUnlock: false,
    vocabulary: [
      .carName: ["carName"],
    ],
    deed: "carSignal",
    introduced: "10.3")
}
