// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let openMenuIntent = IntentSchema(
    name: "OpenMenuIntent", domain: "generic",
    handlingProtocol: "OpenMenuIntentHandling",
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
    ],
    responseFields: [
    ],
    review: false, alwaysNeedsUnlock: false,
    isCustom: true,
    deed: "open",
    shortcutTypes: [
      ShortcutType(parameters: [], runsInBackground: false),
    ],
    introduced: "12.0")
}
