// Generated from PaiPai.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let orderPizzaIntent = IntentSchema(
    name: "OrderPizzaIntent", domain: "order",
    handlingProtocol: "OrderPizzaIntentHandling",
    parameters: [
      ParameterSchema(name: "kind", type: .enumeration("PizzaKind"), swiftType: "PizzaKind"),
      ParameterSchema(name: "quantity", type: .integer, swiftType: "NSNumber?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
      ResponseCode("failurePizzeriaClosed", 100),
      ResponseCode("failurePizzaUnavailable", 101),
    ],
    responseFields: [
      ParameterSchema(name: "kind", type: .enumeration("PizzaKind"), swiftType: "PizzaKind"),
      ParameterSchema(name: "quantity", type: .integer, swiftType: "NSNumber?"),
      ParameterSchema(name: "price", type: .string, swiftType: "String?"),
      ParameterSchema(name: "opening", type: .string, swiftType: "String?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    isCustom: true,
    deed: "order",
    shortcutTypes: [
      ShortcutType(parameters: ["kind", "quantity"]),
      ShortcutType(parameters: ["kind"]),
    ],
    introduced: "12.0")
}
