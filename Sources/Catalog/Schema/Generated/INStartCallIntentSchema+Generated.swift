// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INStartCallIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let startCallIntent = IntentSchema(
    name: "INStartCallIntent", domain: "Calls",
    handlingProtocol: "INStartCallIntentHandling",
    parameters: [
      ParameterSchema(name: "callRecordToCallBack", type: .object("INCallRecord"), resolvedBy: ["INCallRecordResolutionResult"], swiftType: "INCallRecord?"),
      ParameterSchema(name: "destinationType", type: .enumeration("INCallDestinationType"), resolvedBy: ["INCallDestinationTypeResolutionResult"], swiftType: "INCallDestinationType"),
      ParameterSchema(name: "contacts", type: .person, isList: true, resolvedBy: ["INStartCallContactResolutionResult"], isRequired: true, swiftType: "[INPerson]?"),
      ParameterSchema(name: "callCapability", type: .enumeration("INCallCapability"), resolvedBy: ["INStartCallCallCapabilityResolutionResult"], swiftType: "INCallCapability"),
      ParameterSchema(name: "callRecordFilter", type: .object("INCallRecordFilter"), swiftType: "INCallRecordFilter?"),
      ParameterSchema(name: "audioRoute", type: .enumeration("INCallAudioRoute"), swiftType: "INCallAudioRoute"),
      ParameterSchema(name: "recordTypeForRedialing", type: .enumeration("INCallRecordType"), swiftType: "INCallRecordType"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("userConfirmationRequired", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureCallingServiceNotAvailable", 6),
      ResponseCode("failureContactNotSupportedByApp", 7),
      ResponseCode("failureAirplaneModeEnabled", 8),
      ResponseCode("failureUnableToHandOff", 9),
      ResponseCode("failureAppConfigurationRequired", 10, verdict: .offerApp),
      ResponseCode("failureCallInProgress", 11),
      ResponseCode("failureRequiringInAppAuthentication", 13),
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    deed: "call",
    shortcutTypes: [
      ShortcutType(parameters: ["contacts"]),
      ShortcutType(parameters: ["contacts", "callCapability"]),
    ],
    introduced: "13.0", dialogue: IntentDialogue(unlockedBy: "voip", underWay: .begins))
}
