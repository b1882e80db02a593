// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let orderTeaIntent = IntentSchema(
    name: "OrderTeaIntent", domain: "order",
    handlingProtocol: "OrderTeaIntentHandling",
    parameters: [
      ParameterSchema(name: "kind", type: .enumeration("TeaKind"), resolvedBy: ["OrderTeaKindResolutionResult"], isRequired: true, swiftType: "TeaKind"),
      ParameterSchema(name: "cups", type: .integer, resolvedBy: ["OrderTeaCupsResolutionResult"], isRequired: true, swiftType: "NSNumber?"),
      ParameterSchema(name: "toppings", type: .object("Topping"), isList: true, resolvedBy: ["ToppingResolutionResult"], isRequired: true, swiftType: "[Topping]?"),
      ParameterSchema(name: "isForHere", type: .boolean, resolvedBy: ["INBooleanResolutionResult"], isRequired: true, swiftType: "NSNumber?"),
      ParameterSchema(name: "table", type: .integer, resolvedBy: ["INIntegerResolutionResult"], isRequired: true, swiftType: "NSNumber?"),
      ParameterSchema(name: "sweetness", type: .string, swiftType: "String?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
      ResponseCode("failureNoWater", 100),
      ResponseCode("brewing", 101, verdict: .goOn),
    ],
    responseFields: [
      ParameterSchema(name: "kind", type: .enumeration("TeaKind"), swiftType: "TeaKind"),
      ParameterSchema(name: "minutes", type: .integer, swiftType: "NSNumber?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    isCustom: true,
    deed: "order",
    shortcutTypes: [
      ShortcutType(parameters: []),
      ShortcutType(parameters: ["kind"]),
      ShortcutType(parameters: ["cups", "kind", "toppings"]),
    ],
    introduced: "12.0")
}
