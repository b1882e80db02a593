// Printed by `schema-generator generate` from Tests/Support/invented-extension/Schema/OrderSoupIntent.json: edit that, then print again.
// swift-format-ignore-file

import SimCatalog

extension IntentSchema {
  static let orderSoupIntent = IntentSchema(
    name: "OrderSoupIntent", domain: "Soups",
    handlingProtocol: "OrderSoupIntentHandling",
    parameters: [
      ParameterSchema(name: "size", type: .enumeration("SoupSize"), resolvedBy: ["SoupSizeResolutionResult"], isRequired: true, swiftType: "SoupSize"),
      ParameterSchema(name: "topping", type: .object("SoupTopping"), resolvedBy: ["SoupToppingResolutionResult"], swiftType: "SoupTopping?"),
      ParameterSchema(name: "quantity", type: .integer, resolvedBy: ["OrderSoupQuantityResolutionResult"], swiftType: "NSNumber?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("continueInApp", 2),
      ResponseCode("inProgress", 3),
      ResponseCode("success", 4),
      ResponseCode("failure", 5),
      ResponseCode("failureRequiringAppLaunch", 6),
      ResponseCode("costsExtra", 100, verdict: .askUser),
      ResponseCode("outOfSoup", 101),
      ResponseCode("kitchenClosed", 102, verdict: .offerApp),
      ResponseCode("onItsWay", 103, verdict: .goOn),
    ],
    responseFields: [
      ParameterSchema(name: "waitTime", type: .integer, swiftType: "NSNumber?"),
    ],
    review: false, alwaysNeedsUnlock: false,
    isCustom: true,
    introduced: "12.0", dialogue: IntentDialogue(changes: "size", underWay: .begins))
}
