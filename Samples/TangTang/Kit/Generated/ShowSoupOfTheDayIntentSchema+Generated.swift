// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let showSoupOfTheDayIntent = IntentSchema(
    name: "ShowSoupOfTheDayIntent", domain: "information",
    handlingProtocol: "ShowSoupOfTheDayIntentHandling",
    parameters: [
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
      ResponseCode("failureClosed", 100),
    ],
    responseFields: [
      ParameterSchema(name: "soup", type: .enumeration("Soup"), swiftType: "Soup"),
    ],
    review: false, alwaysNeedsUnlock: false,
    isCustom: true,
    shortcutTypes: [
      ShortcutType(parameters: []),
    ],
    introduced: "12.0")
}
