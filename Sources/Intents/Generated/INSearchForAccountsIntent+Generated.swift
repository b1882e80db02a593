// Printed by `schema-generator generate` from Vocabulary/Siri/schema/INSearchForAccountsIntent.json: edit that, then print again.
// swift-format-ignore-file

open class INSearchForAccountsIntent: INIntent {
  open var accountNickname: INSpeakableString? { stored("accountNickname") }
  open var accountType: INAccountType { storedCase("accountType", default: .unknown) }
  open var organizationName: INSpeakableString? { stored("organizationName") }
  open var requestedBalanceType: INBalanceType { storedCase("requestedBalanceType", default: .unknown) }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?, requestedBalanceType: INBalanceType) {
    super.init()
    store(accountNickname, as: "accountNickname")
    storeCase(accountType, as: "accountType")
    store(organizationName, as: "organizationName")
    storeCase(requestedBalanceType, as: "requestedBalanceType")
  }
}

public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case failureRequiringAppLaunch = 5
  case failureCredentialsUnverified = 6
  case failureAccountNotFound = 7
  case failureTermsAndConditionsAcceptanceRequired = 8
  case failureNotEligible = 9
}

open class INSearchForAccountsIntentResponse: INIntentResponse {
  open var code: INSearchForAccountsIntentResponseCode { storedCase("code", default: .unspecified) }
  open var accounts: [INPaymentAccount]? {
    get { stored("accounts") }
    set { store(newValue, as: "accounts") }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?, file: StaticString = #fileID, line: UInt = #line) {
    super.init(rawCode: code.rawValue, userActivity: userActivity, place: INCodePlace(file, line))
  }
}

public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
  func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
  func resolveAccountNickname(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)
  func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult
  func resolveAccountType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)
  func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult
  func resolveOrganizationName(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult
  func resolveRequestedBalanceType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)
  func confirm(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  func confirm(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
  func handle(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse
  func handle(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)
}

extension INSearchForAccountsIntentHandling {
  public func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveAccountNickname(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult { INMethodProbe.noteMissing(self); return INAccountTypeResolutionResult.notRequired() }
  public func resolveAccountType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult { INMethodProbe.noteMissing(self); return INSpeakableStringResolutionResult.notRequired() }
  public func resolveOrganizationName(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult { INMethodProbe.noteMissing(self); return INBalanceTypeResolutionResult.notRequired() }
  public func resolveRequestedBalanceType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse { INMethodProbe.noteMissing(self); return INSearchForAccountsIntentResponse(code: .unspecified, userActivity: nil) }
  public func confirm(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
  public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse { INMethodProbe.noteMissing(self); return INSearchForAccountsIntentResponse(code: .unspecified, userActivity: nil) }
  public func handle(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) { INMethodProbe.noteMissing(self) }
}
