// Generated from Tea.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension EnumerationSchema {
  static let definition: [EnumerationSchema] = [
    EnumerationSchema(
      name: "TeaKind", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("green", 1),
        EnumerationCase("black", 2),
        EnumerationCase("default", 3),
      ]),
    EnumerationSchema(
      name: "OrderTeaKindUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("soldOut", 1),
      ]),
    EnumerationSchema(
      name: "OrderTeaCupsUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("negativeNumbersNotSupported", 1),
        EnumerationCase("greaterThanMaximumValue", 2),
        EnumerationCase("lessThanMinimumValue", 3),
      ]),
    EnumerationSchema(
      name: "FindTeaHouseCityUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("noneThere", 1),
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
    ObjectSchema(
      name: "TeaHouse", superclass: "INObject",
      fields: [
        ParameterSchema(name: "seats", type: .integer, swiftType: "NSNumber?"),
      ]),
  ]
}

extension ResultSchema {
  static let definition: [ResultSchema] = [
    ResultSchema(name: "TeaKindResolutionResult", narrows: "INEnumResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "ToppingResolutionResult", narrows: "INObjectResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "TeaHouseResolutionResult", narrows: "INObjectResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "OrderTeaKindResolutionResult", narrows: "TeaKindResolutionResult", answers: [], reasons: [.init("unsupported", "OrderTeaKindUnsupportedReason")]),
    ResultSchema(name: "OrderTeaCupsResolutionResult", narrows: "INIntegerResolutionResult", answers: [], reasons: [.init("unsupported", "OrderTeaCupsUnsupportedReason")]),
    ResultSchema(name: "FindTeaHouseCityResolutionResult", narrows: "INStringResolutionResult", answers: [], reasons: [.init("unsupported", "FindTeaHouseCityUnsupportedReason")]),
  ]
}
