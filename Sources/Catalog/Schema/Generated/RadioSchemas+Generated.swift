// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Radio.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let radio: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INRadioType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("AM", 1),
        EnumerationCase("FM", 2),
        EnumerationCase("HD", 3),
        EnumerationCase("satellite", 4),
        EnumerationCase("DAB", 5),
      ]),
  ]
}

extension ObjectSchema {
  static let radio: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let radio: [ResultSchema] = [
    ResultSchema(name: "INRadioTypeResolutionResult", answers: ["success", "confirmationRequired"]),
  ]
}
