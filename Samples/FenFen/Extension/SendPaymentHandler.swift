import Foundation
import Intents

/// Pays somebody.
class SendPaymentHandler: NSObject, INSendPaymentIntentHandling {
  private let account = Account()

  func resolvePayee(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    guard let person = intent.payee else { return completion(.needsValue()) }
    switch PayeeFinder.find(person) {
    case .found(let payees) where payees.count == 1: completion(settle(payees[0]))
    case .found(let payees): completion(.disambiguation(with: payees.map { $0.asPerson() }))
    case .perhaps(let payees) where payees.count == 1: completion(.confirmationRequired(with: payees[0].asPerson()))
    case .perhaps(let payees): completion(.disambiguation(with: payees.map { $0.asPerson() }))
    case .withoutWallet: completion(.unsupported(forReason: .noAccount))
    case .withoutNumber: completion(.unsupported(forReason: .noValidHandle))
    case .nobody: completion(.unsupported())
    }
  }

  private func settle(_ payee: Payee) -> INSendPaymentPayeeResolutionResult {
    switch payee.standing {
    case .active: break
    case .unverified: return .unsupported(forReason: .credentialsUnverified)
    case .closed: return .unsupported(forReason: .noValidHandle)
    }
    // Whoever has an empty purse can't pay anybody in that country.
    if account.paymentMethod == .balance, account.balance(in: payee.currency) <= 0 {
      return .unsupported(forReason: .insufficientFunds)
    }
    return .success(with: payee.asPerson())
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent, with completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    switch AmountCheck(intent.currencyAmount, with: intent.payee) {
    case .missing: completion(.needsValue())
    case .fine: completion(intent.currencyAmount.map { .success(with: $0) } ?? .needsValue())
    case .large: completion(.confirmationRequired(with: intent.currencyAmount))
    case .broken: completion(.unsupported())
    case .belowMinimum: completion(.unsupported(forReason: .paymentsAmountBelowMinimum))
    case .aboveMaximum: completion(.unsupported(forReason: .paymentsAmountAboveMaximum))
    case .unknownCurrency: completion(.unsupported(forReason: .paymentsCurrencyUnsupported))
    case .foreign(let same, let worth):
      completion(.disambiguation(with: [same.asCurrencyAmount(), worth.asCurrencyAmount()]))
    }
  }

  func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
    let amount = Amount(intent.currencyAmount)
    let isLarge = amount.map { $0.value >= $0.currency.largeAmount } ?? false
    completion(NoteResolver().resolve(intent.note, isRequired: isLarge))
  }

  func confirm(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    guard let payment = payment(for: intent) else { return completion(answer(.failure)) }
    if !account.isSignedIn {
      let activity = Activity.signIn(for: intent)
      return completion(INSendPaymentIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity))
    }
    let response = answer(problem(with: payment) ?? .ready)
    if response.code == .ready { response.paymentRecord = payment.asRecord(status: .unknown) }
    completion(response)
  }

  func handle(intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void) {
    guard let payment = payment(for: intent) else { return completion(answer(.failure)) }
    switch Ledger(account: account).pay(payment) {
    case .done: completion(answer(.success, payment.asRecord(status: .completed)))
    case .pending: completion(answer(.inProgress, payment.asRecord(status: .pending)))
    case .declined: completion(answer(.failure))
    case .notEnough: completion(answer(.failureInsufficientFunds))
    }
  }

  private func payment(for intent: INSendPaymentIntent) -> Payment? {
    Amount(intent.currencyAmount).map { amount in
      Payment(person: intent.payee, amount: amount, note: intent.note, method: account.paymentMethod)
    }
  }

  /// What stands in the way of a payment; nil when nothing does.
  private func problem(with payment: Payment) -> INSendPaymentIntentResponseCode? {
    let amount = payment.amount
    if account.isServiceDown { return .failure }
    if !account.hasAcceptedTerms { return .failureTermsAndConditionsAcceptanceRequired }
    if account.isChildAccount { return .failureNotEligible }
    if !account.isVerified { return .failureCredentialsUnverified }
    if !account.hasBankAccount { return .failureNoBankAccount }
    if payment.isInForeignMoney { return .failurePaymentsCurrencyUnsupported }
    if payment.method == .card {
      if account.isCardDomestic, amount.currency != .home { return .failurePaymentsCurrencyUnsupported }
      if amount.value < amount.currency.cardMinimum { return .failurePaymentsAmountBelowMinimum }
    }
    if account.paidToday(in: amount.currency) + amount.value > amount.currency.dailyMaximum {
      return .failurePaymentsAmountAboveMaximum
    }
    return payment.cost > account.balance(in: amount.currency) ? .failureInsufficientFunds : nil
  }

  private func answer(
    _ code: INSendPaymentIntentResponseCode, _ record: INPaymentRecord? = nil
  ) -> INSendPaymentIntentResponse {
    let response = INSendPaymentIntentResponse(code: code, userActivity: nil)
    response.paymentRecord = record
    return response
  }
}
