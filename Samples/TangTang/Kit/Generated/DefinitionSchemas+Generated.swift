// Generated from TangTang.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension EnumerationSchema {
  static let definition: [EnumerationSchema] = [
    EnumerationSchema(
      name: "Soup", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("tomato", 1),
        EnumerationCase("mushroom", 2),
        EnumerationCase("chowder", 3),
        EnumerationCase("hotAndSour", 4),
      ]),
    EnumerationSchema(
      name: "OrderSoupSoupUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("soldOut", 1),
      ]),
    EnumerationSchema(
      name: "OrderSoupQuantityUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("negativeNumbersNotSupported", 1),
        EnumerationCase("greaterThanMaximumValue", 2),
        EnumerationCase("lessThanMinimumValue", 3),
      ]),
  ]
}

extension ObjectSchema {
  static let definition: [ObjectSchema] = [
    ObjectSchema(
      name: "Topping", superclass: "INObject",
      fields: [
        ParameterSchema(name: "price", type: .double, swiftType: "NSNumber?"),
      ]),
  ]
}

extension ResultSchema {
  static let definition: [ResultSchema] = [
    ResultSchema(name: "SoupResolutionResult", narrows: "INEnumResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "ToppingResolutionResult", narrows: "INObjectResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "OrderSoupSoupResolutionResult", narrows: "SoupResolutionResult", answers: [], reasons: [.init("unsupported", "OrderSoupSoupUnsupportedReason")]),
    ResultSchema(name: "OrderSoupQuantityResolutionResult", narrows: "INIntegerResolutionResult", answers: [], reasons: [.init("unsupported", "OrderSoupQuantityUnsupportedReason")]),
  ]
}
