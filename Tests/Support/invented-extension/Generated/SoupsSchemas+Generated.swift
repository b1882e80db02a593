// Printed by `schema-generator generate` from Tests/Support/invented-extension/Schema/types/Soups.json: edit that, then print again.
// swift-format-ignore-file

import SimCatalog

extension EnumerationSchema {
  static let soups: [EnumerationSchema] = [
    EnumerationSchema(
      name: "SoupSize", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("small", 1),
        EnumerationCase("large", 2),
      ]),
    EnumerationSchema(
      name: "OrderSoupQuantityUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("greaterThanMaximumValue", 1),
        EnumerationCase("potTooSmall", 2),
      ]),
  ]
}

extension ObjectSchema {
  static let soups: [ObjectSchema] = [
    ObjectSchema(
      name: "SoupTopping", superclass: nil,
      fields: [
        ParameterSchema(name: "identifier", type: .string, swiftType: "String?"),
        ParameterSchema(name: "called", type: .speakable, swiftType: "INSpeakableString?"),
        ParameterSchema(name: "isSpicy", type: .integer, swiftType: "NSNumber?"),
      ]),
  ]
}

extension ResultSchema {
  static let soups: [ResultSchema] = [
    ResultSchema(name: "SoupSizeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "SoupToppingResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "OrderSoupQuantityResolutionResult", narrows: "INIntegerResolutionResult", answers: [], reasons: [.init("unsupported", "OrderSoupQuantityUnsupportedReason")]),
  ]
}
