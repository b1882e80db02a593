import Foundation
import Intents

/// Moves money between the user's own accounts.
class TransferMoneyHandler: NSObject, INTransferMoneyIntentHandling {
  private let account = Account()

  func resolveFromAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) {
    guard let asked = intent.fromAccount else {
      let target = intent.toAccount.map(AccountFinder.find)
      let sources = BankAccounts.all.filter { $0.canPay && !isMeant($0, by: target) }
      if let main = account.mainAccount { return completion(.success(with: main.asPaymentAccount(account))) }
      return completion(.disambiguation(with: sources.map { $0.asPaymentAccount(account) }))
    }
    completion(result(AccountFinder.find(asked)) { $0.canPay })
  }

  private func isMeant(_ account: BankAccount, by finding: AccountFinder.Finding?) -> Bool {
    if case .one(let found) = finding { return found.id == account.id }
    return false
  }

  func resolveToAccount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAccountResolutionResult) -> Void
  ) {
    guard let asked = intent.toAccount else { return completion(.needsValue()) }
    let source = intent.fromAccount.flatMap(chosen)?.id
    completion(result(AccountFinder.find(asked)) { $0.id != source })
  }

  private func result(
    _ finding: AccountFinder.Finding, allowed: (BankAccount) -> Bool
  ) -> INPaymentAccountResolutionResult {
    switch finding {
    case .one(let found): return allowed(found) ? .success(with: found.asPaymentAccount(account)) : .unsupported()
    case .perhaps(let found):
      return allowed(found) ? .confirmationRequired(with: found.asPaymentAccount(account)) : .unsupported()
    case .several(let found):
      let left = found.filter(allowed)
      if left.count == 1 { return .success(with: left[0].asPaymentAccount(account)) }
      return left.isEmpty ? .unsupported() : .disambiguation(with: left.map { $0.asPaymentAccount(account) })
    case .none: return .unsupported()
    }
  }

  func resolveTransactionAmount(
    for intent: INTransferMoneyIntent, with completion: @escaping (INPaymentAmountResolutionResult) -> Void
  ) {
    guard let asked = intent.transactionAmount else { return completion(.needsValue()) }
    // "Everything" is what the account holds, but for the fee.
    if asked.amountType == .currentBalance, let source = intent.fromAccount.flatMap(chosen) {
      let fee = intent.toAccount.flatMap(chosen).flatMap { Ledger.fee(from: source, to: $0) }?.value ?? 0
      let all = Amount(value: account.balance(of: source) - fee, currency: .home)
      return completion(
        .confirmationRequired(with: INPaymentAmount(amountType: .unknown, amount: all.asCurrencyAmount())))
    }
    guard asked.amount != nil else { return completion(.needsValue()) }
    guard let amount = Amount(asked.amount), amount.currency == .home, amount.value > 0, amount.isPayable else {
      return completion(.unsupported())
    }
    completion(amount.value > Currency.home.maximum ? .confirmationRequired(with: asked) : .success(with: asked))
  }

  func resolveTransactionScheduledDate(
    for intent: INTransferMoneyIntent, with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(TransferDate().resolve(intent.transactionScheduledDate))
  }

  func resolveTransactionNote(
    for intent: INTransferMoneyIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    completion(NoteResolver().resolve(intent.transactionNote, isRequired: false))
  }

  func confirm(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    if !account.isSignedIn {
      let activity = Activity.signIn(for: intent)
      return completion(INTransferMoneyIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity))
    }
    if !account.isVerified { return completion(answer(.failureCredentialsUnverified)) }
    guard !account.isServiceDown, let transfer = transfer(for: intent) else { return completion(answer(.failure)) }
    let fee = Ledger.fee(from: transfer.source, to: transfer.target)?.value ?? 0
    if transfer.amount.value + fee > account.balance(of: transfer.source) {
      return completion(answer(.failureInsufficientFunds))
    }
    completion(answer(.ready, transfer, intent))
  }

  func handle(intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void) {
    guard let transfer = transfer(for: intent) else { return completion(answer(.failure)) }
    // What is for another day waits in the bank's book.
    if intent.transactionScheduledDate != nil { return completion(answer(.success, transfer, intent)) }
    switch Ledger(account: account).transfer(transfer.amount, from: transfer.source, to: transfer.target) {
    case .done: completion(answer(.success, transfer, intent))
    case .pending: completion(answer(.inProgress, transfer, intent))
    case .notEnough: completion(answer(.failureInsufficientFunds))
    case .declined: completion(answer(.failure))
    }
  }

  private struct Transfer {
    var source: BankAccount
    var target: BankAccount
    var amount: Amount
  }

  private func transfer(for intent: INTransferMoneyIntent) -> Transfer? {
    guard let source = intent.fromAccount.flatMap(chosen), let target = intent.toAccount.flatMap(chosen),
      let amount = Amount(intent.transactionAmount?.amount)
    else { return nil }
    return Transfer(source: source, target: target, amount: amount)
  }

  /// The account that resolving has settled on.
  private func chosen(_ asked: INPaymentAccount) -> BankAccount? {
    asked.nickname?.vocabularyIdentifier.flatMap(BankAccounts.account)
  }

  private func answer(_ code: INTransferMoneyIntentResponseCode) -> INTransferMoneyIntentResponse {
    INTransferMoneyIntentResponse(code: code, userActivity: nil)
  }

  private func answer(
    _ code: INTransferMoneyIntentResponseCode, _ transfer: Transfer, _ intent: INTransferMoneyIntent
  ) -> INTransferMoneyIntentResponse {
    let response = answer(code)
    response.fromAccount = intent.fromAccount
    response.toAccount = intent.toAccount
    response.transactionAmount = intent.transactionAmount
    response.transactionScheduledDate = intent.transactionScheduledDate
    response.transactionNote = intent.transactionNote
    response.transferFee = Ledger.fee(from: transfer.source, to: transfer.target)?.asCurrencyAmount()
    return response
  }
}
