// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INRequestPaymentIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let requestPaymentIntent = IntentSchema(
    name: "INRequestPaymentIntent", domain: "Payments",
    handlingProtocol: "INRequestPaymentIntentHandling",
    parameters: [
      ParameterSchema(name: "payer", type: .person, resolvedBy: ["INRequestPaymentPayerResolutionResult", "INPersonResolutionResult"], isRequired: true, swiftType: "INPerson?"),
      ParameterSchema(name: "currencyAmount", type: .money, resolvedBy: ["INRequestPaymentCurrencyAmountResolutionResult", "INCurrencyAmountResolutionResult"], isRequired: true, swiftType: "INCurrencyAmount?"),
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
      ResponseCode("failureNoBankAccount", 10),
      ResponseCode("failureNotEligible", 11),
      ResponseCode("failureTermsAndConditionsAcceptanceRequired", 12),
    ],
    responseFields: [
      ParameterSchema(name: "paymentRecord", type: .object("INPaymentRecord"), swiftType: "INPaymentRecord?"),
    ],
    review: true, alwaysNeedsUnlock: true,
    deed: "collect",
    isOutright: true,
    shortcutTypes: [
      ShortcutType(parameters: ["payer"]),
      ShortcutType(parameters: ["payer", "currencyAmount"]),
    ],
    introduced: "10.0", dialogue: IntentDialogue(changes: "currencyAmount"))
}
