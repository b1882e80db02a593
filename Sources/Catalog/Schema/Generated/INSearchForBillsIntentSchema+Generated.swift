// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForBillsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let searchForBillsIntent = IntentSchema(
    name: "INSearchForBillsIntent", domain: "Payments",
    handlingProtocol: "INSearchForBillsIntentHandling",
    parameters: [
      ParameterSchema(name: "billPayee", type: .object("INBillPayee"), resolvedBy: ["INBillPayeeResolutionResult"], swiftType: "INBillPayee?"),
      ParameterSchema(name: "paymentDateRange", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
      ParameterSchema(name: "billType", type: .enumeration("INBillType"), resolvedBy: ["INBillTypeResolutionResult"], swiftType: "INBillType"),
      ParameterSchema(name: "status", type: .enumeration("INPaymentStatus"), resolvedBy: ["INPaymentStatusResolutionResult"], swiftType: "INPaymentStatus"),
      ParameterSchema(name: "dueDateRange", type: .dateRange, resolvedBy: ["INDateComponentsRangeResolutionResult"], swiftType: "INDateComponentsRange?"),
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
    vocabulary: [
      .paymentsOrganizationName: ["billPayee", "billPayee.organizationName"],
      .paymentsAccountNickname: ["billPayee", "billPayee.nickname"],
    ],
    introduced: "10.3", deprecated: "15.0",
    presentation: ResultPresentation(
      property: "bills", kind: .list, lines: "bills",
      label: "payee",
      parts: [
        ResultPresentation.Part("payee", of: ["billPayee", "billType"]),
        ResultPresentation.Part("amount", of: ["amountDue", "minimumDue"]),
        ResultPresentation.Part("due", of: ["dueDate"]),
        ResultPresentation.Part("paid", of: ["paymentDate"]),
        ResultPresentation.Part("status", of: ["paymentStatus"], except: ["unknown"])],
      variant: ResultPresentation.Variant(of: "paymentStatus", except: ["unknown", "canceled", "failed", "pending"]),
      showsOneAlone: true),
    maps: nil)
}
