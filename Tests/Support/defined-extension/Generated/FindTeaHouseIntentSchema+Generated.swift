// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let findTeaHouseIntent = IntentSchema(
    name: "FindTeaHouseIntent", domain: "information",
    handlingProtocol: "FindTeaHouseIntentHandling",
    parameters: [
      ParameterSchema(name: "city", type: .string, resolvedBy: ["FindTeaHouseCityResolutionResult"], isRequired: true, swiftType: "String?"),
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
      ParameterSchema(name: "house", type: .object("TeaHouse"), swiftType: "TeaHouse?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    isCustom: true,
    shortcutTypes: [
      ShortcutType(parameters: ["city"]),
    ],
    introduced: "12.0")
}
