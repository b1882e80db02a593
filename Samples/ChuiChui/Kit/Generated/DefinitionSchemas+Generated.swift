// Generated from ChuiChui.intentdefinition, as Xcode generates it.
// swift-format-ignore-file

import SimCatalog

extension EnumerationSchema {
  static let definition: [EnumerationSchema] = [
  ]
}

extension ObjectSchema {
  static let definition: [ObjectSchema] = [
    ObjectSchema(
      name: "Listing", superclass: "INObject",
      fields: [
        ParameterSchema(name: "house", type: .string, swiftType: "String?"),
      ]),
  ]
}

extension ResultSchema {
  static let definition: [ResultSchema] = [
    ResultSchema(name: "ListingResolutionResult", narrows: "INObjectResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
  ]
}
