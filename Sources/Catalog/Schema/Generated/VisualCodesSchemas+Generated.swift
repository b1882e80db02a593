// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/VisualCodes.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let visualCodes: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INVisualCodeType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("contact", 1),
        EnumerationCase("requestPayment", 2),
        EnumerationCase("sendPayment", 3),
        EnumerationCase("transit", 4),
        EnumerationCase("bus", 5),
        EnumerationCase("subway", 6),
      ]),
  ]
}

extension ObjectSchema {
  static let visualCodes: [ObjectSchema] = [
  ]
}

extension ResultSchema {
  static let visualCodes: [ResultSchema] = [
    ResultSchema(name: "INVisualCodeTypeResolutionResult", answers: ["success", "confirmationRequired"]),
  ]
}
