// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSendPaymentIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let sendPaymentIntent = IntentSchema(
    name: "INSendPaymentIntent", domain: "Payments",
    handlingProtocol: "INSendPaymentIntentHandling",
    parameters: [
      ParameterSchema(name: "payee", type: .person, resolvedBy: ["INSendPaymentPayeeResolutionResult", "INPersonResolutionResult"], isRequired: true, swiftType: "INPerson?"),
      ParameterSchema(name: "currencyAmount", type: .money, resolvedBy: ["INSendPaymentCurrencyAmountResolutionResult", "INCurrencyAmountResolutionResult"], isRequired: true, swiftType: "INCurrencyAmount?"),
      ParameterSchema(name: "note", type: .string, resolvedBy: ["INStringResolutionResult"], swiftType: "String?"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureCredentialsUnverified", 6),
      ResponseCode("failurePaymentsAmountBelowMinimum", 7),
      ResponseCode("failurePaymentsAmountAboveMaximum", 8),
      ResponseCode("failurePaymentsCurrencyUnsupported", 9),
      ResponseCode("failureInsufficientFunds", 10),
      ResponseCode("failureNoBankAccount", 11),
      ResponseCode("failureNotEligible", 12),
      ResponseCode("failureTermsAndConditionsAcceptanceRequired", 13),
    ],
    responseFields: [
      ParameterSchema(name: "paymentRecord", type: .object("INPaymentRecord"), swiftType: "INPaymentRecord?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    deed: "pay",
    isOutright: true,
    shortcutTypes: [
      ShortcutType(parameters: ["payee"]),
      ShortcutType(parameters: ["payee", "currencyAmount"]),
    ],
    introduced: "10.0", dialogue: IntentDialogue(changes: "currencyAmount"))
}
