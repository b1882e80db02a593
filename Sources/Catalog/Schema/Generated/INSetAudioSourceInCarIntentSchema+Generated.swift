// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSetAudioSourceInCarIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let setAudioSourceInCarIntent = IntentSchema(
    name: "INSetAudioSourceInCarIntent", domain: "CarPlay",
    handlingProtocol: "INSetAudioSourceInCarIntentHandling",
    parameters: [
      ParameterSchema(name: "audioSource", type: .enumeration("INCarAudioSource"), resolvedBy: ["INCarAudioSourceResolutionResult"], swiftType: "INCarAudioSource"),
      ParameterSchema(name: "relativeAudioSourceReference", type: .enumeration("INRelativeReference"), resolvedBy: ["INRelativeReferenceResolutionResult"], swiftType: "INRelativeReference"),
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
    deed: "carSet",
    introduced: "10.0", deprecated: "15.0")
}
