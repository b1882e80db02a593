// Generated from ChuiChui.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let checkBidIntent = IntentSchema(
    name: "CheckBidIntent", domain: "information",
    handlingProtocol: "CheckBidIntentHandling",
    parameters: [
      ParameterSchema(name: "listing", type: .object("Listing"), resolvedBy: ["ListingResolutionResult"], isRequired: true, swiftType: "Listing?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
    ],
    responseFields: [
      ParameterSchema(name: "success", type: .string, swiftType: "String?"),
      ParameterSchema(name: "failure", type: .string, swiftType: "String?"),
      ParameterSchema(name: "price", type: .string, swiftType: "String?"),
      ParameterSchema(name: "bidder", type: .string, swiftType: "String?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    isCustom: true,
    shortcutTypes: [
      ShortcutType(parameters: ["listing"]),
    ],
    introduced: "12.0")
}
