import Foundation
import Intents

/// Tells what is in the user's accounts.
class SearchForAccountsHandler: NSObject, INSearchForAccountsIntentHandling {
  private let account = Account()

  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
    guard let name = intent.accountNickname else { return .notRequired() }
    switch AccountFinder.find(name) {
    case .one(let found): return .success(with: found.asSpeakable())
    case .perhaps(let found): return .confirmationRequired(with: found.asSpeakable())
    case .several(let found): return .disambiguation(with: found.map { $0.asSpeakable() })
    case .none: return .unsupported()
    }
  }

  func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult {
    let type = intent.accountType
    if type == .unknown { return .notRequired() }
    if BankAccounts.all.contains(where: { $0.type == type }) { return .success(with: type) }
    // Who says "debit" most likely means the account behind the card.
    return type == .debit ? .confirmationRequired(with: .checking) : .unsupported()
  }

  func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
    guard let name = intent.organizationName?.spokenPhrase else { return .notRequired() }
    let wanted = (name.hasPrefix("the ") ? String(name.dropFirst(4)) : name).foldedName
    if let bank = BankAccounts.banks.first(where: { $0.foldedName == wanted }) {
      return .success(with: INSpeakableString(spokenPhrase: bank))
    }
    let near = BankAccounts.banks.filter { $0.foldedName.contains(wanted) }
      .map { INSpeakableString(spokenPhrase: $0) }
    switch near.count {
    case 0: return .unsupported()
    case 1: return .confirmationRequired(with: near[0])
    default: return .disambiguation(with: near)
    }
  }

  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult {
    let type = intent.requestedBalanceType
    if type == .unknown { return .notRequired() }
    if type == .money || candidates(intent).contains(where: { $0.reward?.type == type }) { return .success(with: type) }
    return .unsupported()
  }

  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    if !account.isSignedIn {
      let activity = Activity.signIn(for: intent)
      return INSearchForAccountsIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
    }
    if !account.hasAcceptedTerms { return answer(.failureTermsAndConditionsAcceptanceRequired) }
    if !account.isVerified { return answer(.failureCredentialsUnverified) }
    return answer(account.isChildAccount ? .failureNotEligible : .ready)
  }

  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    if account.isServiceDown { return answer(.failure) }
    if account.isNetworkSlow { return answer(.inProgress) }
    let found = candidates(intent).filter { found in
      let type = intent.requestedBalanceType
      return type == .unknown || type == .money || found.reward?.type == type
    }
    guard !found.isEmpty else { return answer(.failureAccountNotFound) }
    let response = answer(.success)
    response.accounts = found.map { shown($0, for: intent) }
    return response
  }

  /// The accounts that the user has asked about; the whole list when he has named none.
  private func candidates(_ intent: INSearchForAccountsIntent) -> [BankAccount] {
    let linked = BankAccounts.all.filter { $0.isWallet || account.hasBankAccount }
    return linked.filter { found in
      if let id = intent.accountNickname?.vocabularyIdentifier, found.id != id { return false }
      if let bank = intent.organizationName?.spokenPhrase, found.bank != bank { return false }
      return intent.accountType == .unknown || found.type == intent.accountType
    }
  }

  /// The account with its balances: of the kind that was asked for, where one was.
  private func shown(_ found: BankAccount, for intent: INSearchForAccountsIntent) -> INPaymentAccount {
    let whole = found.asPaymentAccount(account)
    let type = intent.requestedBalanceType
    if type == .unknown { return whole }
    return INPaymentAccount(
      nickname: found.asSpeakable(), number: found.number, accountType: found.type,
      organizationName: whole.organizationName, balance: type == .money ? whole.balance : found.rewardBalance,
      secondaryBalance: nil)
  }

  private func answer(_ code: INSearchForAccountsIntentResponseCode) -> INSearchForAccountsIntentResponse {
    INSearchForAccountsIntentResponse(code: code, userActivity: nil)
  }
}
