// Generated from PaiPai.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension EnumerationSchema {
  static let definition: [EnumerationSchema] = [
    EnumerationSchema(
      name: "PizzaKind", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("margherita", 1),
        EnumerationCase("funghi", 2),
        EnumerationCase("quattroFormaggi", 3),
      ]),
  ]
}

extension ObjectSchema {
  static let definition: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let definition: [ResultSchema] = [
    ResultSchema(name: "PizzaKindResolutionResult", narrows: "INEnumResolutionResult", answers: ["success", "confirmationRequired"]),
  ]
}
