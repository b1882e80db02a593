// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INPayBillIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let payBillIntent = IntentSchema(
    name: "INPayBillIntent", domain: "Payments",
    handlingProtocol: "INPayBillIntentHandling",
    parameters: [
      ParameterSchema(name: "billPayee", type: .object("INBillPayee"), resolvedBy: ["INBillPayeeResolutionResult"], swiftType: "INBillPayee?"),
      ParameterSchema(name: "fromAccount", type: .object("INPaymentAccount"), resolvedBy: ["INPaymentAccountResolutionResult"], swiftType: "INPaymentAccount?"),
      ParameterSchema(name: "transactionAmount", type: .object("INPaymentAmount"), resolvedBy: ["INPaymentAmountResolutionResult"], swiftType: "INPaymentAmount?"),
      ParameterSchema(name: "transactionScheduledDate", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "transactionNote", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
      ParameterSchema(name: "billType", type: .enumeration("INBillType"), resolvedBy: ["INBillTypeResolutionResult"], swiftType: "INBillType"),
      ParameterSchema(name: "dueDate", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
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
    vocabulary: [
      .paymentsOrganizationName: ["billPayee", "billPayee.organizationName", "fromAccount.organizationName"],
      .paymentsAccountNickname: ["fromAccount", "fromAccount.nickname", "billPayee", "billPayee.nickname"],
    ],
    deed: "bill",
    isOutright: true,
    introduced: "10.3", deprecated: "15.0", dialogue: IntentDialogue(changes: "transactionAmount"))
}
