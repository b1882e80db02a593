// Printed by `schema-generator generate` from Vocabulary/Siri/schema/types/Payments.json: edit that, then print again.
// swift-format-ignore-file

extension EnumerationSchema {
  static let payments: [EnumerationSchema] = [
    EnumerationSchema(
      name: "INAccountType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("checking", 1),
        EnumerationCase("credit", 2),
        EnumerationCase("debit", 3),
        EnumerationCase("investment", 4),
        EnumerationCase("mortgage", 5),
        EnumerationCase("prepaid", 6),
        EnumerationCase("saving", 7),
      ]),
    EnumerationSchema(
      name: "INAmountType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("minimumDue", 1),
        EnumerationCase("amountDue", 2),
        EnumerationCase("currentBalance", 3),
        EnumerationCase("maximumTransferAmount", 4),
        EnumerationCase("minimumTransferAmount", 5),
        EnumerationCase("statementBalance", 6),
      ]),
    EnumerationSchema(
      name: "INBalanceType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("money", 1),
        EnumerationCase("points", 2),
        EnumerationCase("miles", 3),
      ]),
    EnumerationSchema(
      name: "INBillType", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("autoInsurance", 1),
        EnumerationCase("cable", 2),
        EnumerationCase("carLease", 3),
        EnumerationCase("carLoan", 4),
        EnumerationCase("creditCard", 5),
        EnumerationCase("electricity", 6),
        EnumerationCase("gas", 7),
        EnumerationCase("garbageAndRecycling", 8),
        EnumerationCase("healthInsurance", 9),
        EnumerationCase("homeInsurance", 10),
        EnumerationCase("internet", 11),
        EnumerationCase("lifeInsurance", 12),
        EnumerationCase("mortgage", 13),
        EnumerationCase("musicStreaming", 14),
        EnumerationCase("phone", 15),
        EnumerationCase("rent", 16),
        EnumerationCase("sewer", 17),
        EnumerationCase("studentLoan", 18),
        EnumerationCase("trafficTicket", 19),
        EnumerationCase("tuition", 20),
        EnumerationCase("utilities", 21),
        EnumerationCase("water", 22),
      ]),
    EnumerationSchema(
      name: "INPaymentStatus", kind: .cases,
      cases: [
        EnumerationCase("unknown", 0),
        EnumerationCase("pending", 1),
        EnumerationCase("completed", 2),
        EnumerationCase("canceled", 3),
        EnumerationCase("failed", 4),
        EnumerationCase("unpaid", 5),
      ]),
    EnumerationSchema(
      name: "INRequestPaymentCurrencyAmountUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("paymentsAmountBelowMinimum", 1),
        EnumerationCase("paymentsAmountAboveMaximum", 2),
        EnumerationCase("paymentsCurrencyUnsupported", 3),
      ]),
    EnumerationSchema(
      name: "INRequestPaymentPayerUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("credentialsUnverified", 1),
        EnumerationCase("noAccount", 2),
        EnumerationCase("noValidHandle", 3),
      ]),
    EnumerationSchema(
      name: "INSendPaymentCurrencyAmountUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("paymentsAmountBelowMinimum", 1),
        EnumerationCase("paymentsAmountAboveMaximum", 2),
        EnumerationCase("paymentsCurrencyUnsupported", 3),
      ]),
    EnumerationSchema(
      name: "INSendPaymentPayeeUnsupportedReason", kind: .cases,
      cases: [
        EnumerationCase("credentialsUnverified", 1),
        EnumerationCase("insufficientFunds", 2),
        EnumerationCase("noAccount", 3),
        EnumerationCase("noValidHandle", 4),
      ]),
  ]
}

extension ObjectSchema {
  static let payments: [ObjectSchema] = [
    ObjectSchema(
      name: "INBalanceAmount", superclass: nil,
      fields: [
        ParameterSchema(name: "amount", type: .double, swiftType: "NSDecimalNumber?"),
        ParameterSchema(name: "balanceType", type: .enumeration("INBalanceType"), swiftType: "INBalanceType"),
        ParameterSchema(name: "currencyCode", type: .string, swiftType: "String?"),
      ]),
    ObjectSchema(
      name: "INBillDetails", superclass: nil,
      fields: [
        ParameterSchema(name: "billPayee", type: .object("INBillPayee"), swiftType: "INBillPayee?"),
        ParameterSchema(name: "amountDue", type: .money, swiftType: "INCurrencyAmount?"),
        ParameterSchema(name: "minimumDue", type: .money, swiftType: "INCurrencyAmount?"),
        ParameterSchema(name: "lateFee", type: .money, swiftType: "INCurrencyAmount?"),
        ParameterSchema(name: "dueDate", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "paymentDate", type: .date, swiftType: "DateComponents?"),
        ParameterSchema(name: "billType", type: .enumeration("INBillType"), swiftType: "INBillType"),
        ParameterSchema(name: "paymentStatus", type: .enumeration("INPaymentStatus"), swiftType: "INPaymentStatus"),
      ]),
    ObjectSchema(
      name: "INBillPayee", superclass: nil,
      fields: [
        ParameterSchema(name: "nickname", type: .speakable, swiftType: "INSpeakableString?"),
        ParameterSchema(name: "accountNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "organizationName", type: .speakable, swiftType: "INSpeakableString?"),
      ]),
    ObjectSchema(
      name: "INPaymentAccount", superclass: nil,
      fields: [
        ParameterSchema(name: "nickname", type: .speakable, swiftType: "INSpeakableString?"),
        ParameterSchema(name: "accountNumber", type: .string, swiftType: "String?"),
        ParameterSchema(name: "accountType", type: .enumeration("INAccountType"), swiftType: "INAccountType"),
        ParameterSchema(name: "organizationName", type: .speakable, swiftType: "INSpeakableString?"),
        ParameterSchema(name: "balance", type: .object("INBalanceAmount"), swiftType: "INBalanceAmount?"),
        ParameterSchema(name: "secondaryBalance", type: .object("INBalanceAmount"), swiftType: "INBalanceAmount?"),
      ]),
    ObjectSchema(
      name: "INPaymentAmount", superclass: nil,
      fields: [
        ParameterSchema(name: "amount", type: .money, swiftType: "INCurrencyAmount?"),
        ParameterSchema(name: "amountType", type: .enumeration("INAmountType"), swiftType: "INAmountType"),
      ]),
    ObjectSchema(
      name: "INPaymentRecord", superclass: nil,
      fields: [
        ParameterSchema(name: "payee", type: .person, swiftType: "INPerson?"),
        ParameterSchema(name: "payer", type: .person, swiftType: "INPerson?"),
        ParameterSchema(name: "currencyAmount", type: .money, swiftType: "INCurrencyAmount?"),
        ParameterSchema(name: "note", type: .string, swiftType: "String?"),
        ParameterSchema(name: "status", type: .enumeration("INPaymentStatus"), swiftType: "INPaymentStatus"),
        ParameterSchema(name: "paymentMethod", type: .object("INPaymentMethod"), swiftType: "INPaymentMethod?"),
        ParameterSchema(name: "feeAmount", type: .money, swiftType: "INCurrencyAmount?"),
      ]),
  ]
}

extension ResultSchema {
  static let payments: [ResultSchema] = [
    ResultSchema(name: "INAccountTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INBalanceTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INBillPayeeResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INBillTypeResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INCurrencyAmountResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INPaymentAccountResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INPaymentAmountResolutionResult", answers: ["success", "disambiguation", "confirmationRequired"]),
    ResultSchema(name: "INPaymentStatusResolutionResult", answers: ["success", "confirmationRequired"]),
    ResultSchema(name: "INRequestPaymentCurrencyAmountResolutionResult", narrows: "INCurrencyAmountResolutionResult", answers: [], reasons: [.init("unsupported", "INRequestPaymentCurrencyAmountUnsupportedReason")]),
    ResultSchema(name: "INRequestPaymentPayerResolutionResult", narrows: "INPersonResolutionResult", answers: [], reasons: [.init("unsupported", "INRequestPaymentPayerUnsupportedReason")]),
    ResultSchema(name: "INSendPaymentCurrencyAmountResolutionResult", narrows: "INCurrencyAmountResolutionResult", answers: [], reasons: [.init("unsupported", "INSendPaymentCurrencyAmountUnsupportedReason")]),
    ResultSchema(name: "INSendPaymentPayeeResolutionResult", narrows: "INPersonResolutionResult", answers: [], reasons: [.init("unsupported", "INSendPaymentPayeeUnsupportedReason")]),
  ]
}
