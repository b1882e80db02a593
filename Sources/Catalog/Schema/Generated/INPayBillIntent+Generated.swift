// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPayBillIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let payBillIntent = IntentSchema(
    name: "INPayBillIntent", domain: "Payments",
    handlingProtocol: "INPayBillIntentHandling",
    parameters: [
      ParameterSchema(name: "billPayee", type: .object("INBillPayee"), isResolvable: true, swiftType: "INBillPayee?"),
      ParameterSchema(name: "fromAccount", type: .object("INPaymentAccount"), isResolvable: true, swiftType: "INPaymentAccount?"),
      ParameterSchema(name: "transactionAmount", type: .object("INPaymentAmount"), isResolvable: true, swiftType: "INPaymentAmount?"),
      ParameterSchema(name: "transactionScheduledDate", type: .dateRange, isResolvable: true, swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "transactionNote", type: .string, isResolvable: true, swiftType: "String?"),
      ParameterSchema(name: "billType", type: .enumeration("INBillType"), isResolvable: true, swiftType: "INBillType"),
      ParameterSchema(name: "dueDate", type: .dateRange, isResolvable: true, swiftType: "INDateComponentsRange?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureCredentialsUnverified", 6),
      ResponseCode("failureInsufficientFunds", 7),
    ],
    responseFields: [
      ParameterSchema(name: "fromAccount", type: .object("INPaymentAccount"), swiftType: "INPaymentAccount?"),
      ParameterSchema(name: "billDetails", type: .object("INBillDetails"), swiftType: "INBillDetails?"),
      ParameterSchema(name: "transactionAmount", type: .object("INPaymentAmount"), swiftType: "INPaymentAmount?"),
      ParameterSchema(name: "transactionScheduledDate", type: .dateRange, swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "transactionNote", type: .string, swiftType: "String?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    introduced: "10.3", deprecated: "15.0")
}
