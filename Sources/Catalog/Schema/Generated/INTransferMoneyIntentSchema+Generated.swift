// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INTransferMoneyIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let transferMoneyIntent = IntentSchema(
    name: "INTransferMoneyIntent", domain: "Payments",
    handlingProtocol: "INTransferMoneyIntentHandling",
    parameters: [
      ParameterSchema(name: "fromAccount", type: .object("INPaymentAccount"), resolvedBy: ["INPaymentAccountResolutionResult"], swiftType: "INPaymentAccount?"),
      ParameterSchema(name: "toAccount", type: .object("INPaymentAccount"), resolvedBy: ["INPaymentAccountResolutionResult"], swiftType: "INPaymentAccount?"),
      ParameterSchema(name: "transactionAmount", type: .object("INPaymentAmount"), resolvedBy: ["INPaymentAmountResolutionResult"], swiftType: "INPaymentAmount?"),
      ParameterSchema(name: "transactionScheduledDate", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "transactionNote", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
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
      ParameterSchema(name: "toAccount", type: .object("INPaymentAccount"), swiftType: "INPaymentAccount?"),
      ParameterSchema(name: "transactionAmount", type: .object("INPaymentAmount"), swiftType: "INPaymentAmount?"),
      ParameterSchema(name: "transactionScheduledDate", type: .dateRange, swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "transactionNote", type: .string, swiftType: "String?"),
      ParameterSchema(name: "transferFee", type: .money, swiftType: "INCurrencyAmount?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    vocabulary: [
      .paymentsOrganizationName: ["fromAccount.organizationName", "toAccount.organizationName"],
      .paymentsAccountNickname: ["fromAccount", "toAccount", "fromAccount.nickname", "toAccount.nickname"],
    ],
    deed: "transfer",
    isOutright: true,
    introduced: "11.0", deprecated: "15.0", dialogue: IntentDialogue(changes: "transactionAmount"))
}
