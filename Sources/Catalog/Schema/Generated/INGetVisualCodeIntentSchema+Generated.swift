// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INGetVisualCodeIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let getVisualCodeIntent = IntentSchema(
    name: "INGetVisualCodeIntent", domain: "VisualCodes",
    handlingProtocol: "INGetVisualCodeIntentHandling",
    parameters: [
      ParameterSchema(name: "visualCodeType", type: .enumeration("INVisualCodeType"), resolvedBy: ["INVisualCodeTypeResolutionResult"], swiftType: "INVisualCodeType"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
      ResponseCode("failureAppConfigurationRequired", 7, verdict: .offerApp),
    ],
    responseFields: [
      ParameterSchema(name: "visualCodeImage", type: .object("INImage"), swiftType: "INImage?"),
    ],
    review: false, alwaysNeedsUnlock: true,
    introduced: "11.0", deprecated: "15.0")
}
