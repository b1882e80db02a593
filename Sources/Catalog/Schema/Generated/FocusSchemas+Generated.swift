// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Focus.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let focus: [EnumerationSchema] = [
  ]
}

extension ObjectSchema {
  static let focus: [ObjectSchema] = [
    ObjectSchema(
      name: "INFocusStatus", superclass: nil,
      fields: [
      ]),
  ]
}

extension ResultSchema {
  static let focus: [ResultSchema] = [
  ]
}
