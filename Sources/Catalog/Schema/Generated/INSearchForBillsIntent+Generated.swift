// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForBillsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let searchForBillsIntent = IntentSchema(
    name: "INSearchForBillsIntent", domain: "Payments",
    handlingProtocol: "INSearchForBillsIntentHandling",
    parameters: [
      ParameterSchema(name: "billPayee", type: .object("INBillPayee"), isResolvable: true, swiftType: "INBillPayee?"),
      ParameterSchema(name: "paymentDateRange", type: .dateRange, isResolvable: true, swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "billType", type: .enumeration("INBillType"), isResolvable: true, swiftType: "INBillType"),
      ParameterSchema(name: "status", type: .enumeration("INPaymentStatus"), isResolvable: true, swiftType: "INPaymentStatus"),
      ParameterSchema(name: "dueDateRange", type: .dateRange, isResolvable: true, swiftType: "INDateComponentsRange?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureCredentialsUnverified", 6),
      ResponseCode("failureBillNotFound", 7),
    ],
    responseFields: [
      ParameterSchema(name: "bills", type: .object("INBillDetails"), isList: true, swiftType: "[INBillDetails]?"),
    ],
    review: false, alwaysNeedsUnlock: true,
    introduced: "10.3", deprecated: "15.0")
}
