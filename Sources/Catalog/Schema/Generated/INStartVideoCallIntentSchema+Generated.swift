// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartVideoCallIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let startVideoCallIntent = IntentSchema(
    name: "INStartVideoCallIntent", domain: "Calls",
    handlingProtocol: "INStartVideoCallIntentHandling",
    parameters: [
      ParameterSchema(name: "contacts", type: .person, isList: true, resolvedBy: ["INPersonResolutionResult"], isRequired: true, swiftType: "[INPerson]?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("failure", 3),
      ResponseCode("failureRequiringAppLaunch", 4),
      ResponseCode("failureAppConfigurationRequired", 5, verdict: .offerApp),
      ResponseCode("failureCallingServiceNotAvailable", 6),
      ResponseCode("failureContactNotSupportedByApp", 7),
      ResponseCode("failureInvalidNumber", 8),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "call",
    shortcutTypes: [
      ShortcutType(parameters: ["contacts"]),
    ],
    introduced: "10.0", deprecated: "13.0", dialogue: IntentDialogue(unlockedBy: "voip", underWay: .begins))
}
