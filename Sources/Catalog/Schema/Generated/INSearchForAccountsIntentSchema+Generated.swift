// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForAccountsIntent.json: edit that, then print again.
// swift-format-ignore-file

extension IntentSchema {
  static let searchForAccountsIntent = IntentSchema(
    name: "INSearchForAccountsIntent", domain: "Payments",
    handlingProtocol: "INSearchForAccountsIntentHandling",
    parameters: [
      ParameterSchema(name: "accountNickname", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "accountType", type: .enumeration("INAccountType"), resolvedBy: ["INAccountTypeResolutionResult"], swiftType: "INAccountType"),
      ParameterSchema(name: "organizationName", type: .speakable, resolvedBy: ["INSpeakableStringResolutionResult"], swiftType: "INSpeakableString?"),
      ParameterSchema(name: "requestedBalanceType", type: .enumeration("INBalanceType"), resolvedBy: ["INBalanceTypeResolutionResult"], swiftType: "INBalanceType"),
    ],
    codes: [
      ResponseCode("unspecified", 0),
      ResponseCode("ready", 1),
      ResponseCode("inProgress", 2),
      ResponseCode("success", 3),
      ResponseCode("failure", 4),
      ResponseCode("failureRequiringAppLaunch", 5),
      ResponseCode("failureCredentialsUnverified", 6),
      ResponseCode("failureAccountNotFound", 7),
      ResponseCode("failureTermsAndConditionsAcceptanceRequired", 8),
      ResponseCode("failureNotEligible", 9),
    ],
    responseFields: [
      ParameterSchema(name: "accounts", type: .object("INPaymentAccount"), isList: true, swiftType: "[INPaymentAccount]?"),
    ],
    review: false, alwaysNeedsUnlock: true,
    vocabulary: [
      .paymentsOrganizationName: ["organizationName"],
      .paymentsAccountNickname: ["accountNickname"],
    ],
    introduced: "11.0",
    presentation: ResultPresentation(
      property: "accounts", kind: .list, lines: "accounts",
      label: "account",
      parts: [
        ResultPresentation.Part("account", style: .element),
        ResultPresentation.Part("balance", of: ["balance", "secondaryBalance"]),
        ResultPresentation.Part("balances", of: ["balance", "secondaryBalance"], style: .all)],
      variant: ResultPresentation.Variant(of: "accountType", requires: "balance.currencyCode"),
      showsOneAlone: true),
    maps: nil)
}
