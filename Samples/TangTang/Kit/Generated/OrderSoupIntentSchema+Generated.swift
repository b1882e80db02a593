// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let orderSoupIntent = IntentSchema(
    name: "OrderSoupIntent", domain: "order",
    handlingProtocol: "OrderSoupIntentHandling",
    parameters: [
      ParameterSchema(name: "soup", type: .enumeration("Soup"), resolvedBy: ["OrderSoupSoupResolutionResult"], isRequired: true, swiftType: "Soup"),
      ParameterSchema(name: "quantity", type: .integer, resolvedBy: ["OrderSoupQuantityResolutionResult"], swiftType: "NSNumber?"),
      ParameterSchema(name: "toppings", type: .object("Topping"), isList: true, resolvedBy: ["ToppingResolutionResult"], isRequired: true, swiftType: "[Topping]?"),
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
      ResponseCode("failureOutOfStock", 101),
    ],
    responseFields: [
      ParameterSchema(name: "soup", type: .enumeration("Soup"), swiftType: "Soup"),
      ParameterSchema(name: "minutes", type: .integer, swiftType: "NSNumber?"),
      ParameterSchema(name: "total", type: .string, swiftType: "String?"),
      ParameterSchema(name: "opening", type: .string, swiftType: "String?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    isCustom: true,
    deed: "order",
    shortcutTypes: [
      ShortcutType(parameters: ["soup"]),
      ShortcutType(parameters: ["soup", "toppings"]),
      ShortcutType(parameters: ["quantity", "soup"]),
      ShortcutType(parameters: ["quantity", "soup", "toppings"]),
    ],
    introduced: "12.0")
}
