import Foundation
import Intents

/// Asks somebody for money.
class RequestPaymentHandler: NSObject, INRequestPaymentIntentHandling {
  private let account = Account()

  func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
    guard let person = intent.payer else { return .needsValue() }
    switch PayeeFinder.find(person) {
    case .found(let payers) where payers.count == 1:
      switch payers[0].standing {
      case .active: return .success(with: payers[0].asPerson())
      case .unverified: return .unsupported(forReason: .credentialsUnverified)
      case .closed: return .unsupported(forReason: .noValidHandle)
      }
    case .perhaps(let payers) where payers.count == 1: return .confirmationRequired(with: payers[0].asPerson())
    case .found(let payers), .perhaps(let payers): return .disambiguation(with: payers.map { $0.asPerson() })
    case .withoutWallet: return .unsupported(forReason: .noAccount)
    case .withoutNumber: return .unsupported(forReason: .noValidHandle)
    case .nobody: return .unsupported()
    }
  }

  func resolveCurrencyAmount(
    for intent: INRequestPaymentIntent
  ) async -> INRequestPaymentCurrencyAmountResolutionResult {
    switch AmountCheck(intent.currencyAmount, with: intent.payer) {
    case .missing: .needsValue()
    case .fine: intent.currencyAmount.map { .success(with: $0) } ?? .needsValue()
    case .large: .confirmationRequired(with: intent.currencyAmount)
    case .broken: .unsupported()
    case .belowMinimum: .unsupported(forReason: .paymentsAmountBelowMinimum)
    case .aboveMaximum: .unsupported(forReason: .paymentsAmountAboveMaximum)
    case .unknownCurrency: .unsupported(forReason: .paymentsCurrencyUnsupported)
    case .foreign(let same, let worth): .disambiguation(with: [same.asCurrencyAmount(), worth.asCurrencyAmount()])
    }
  }

  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    NoteResolver().resolve(intent.note, isRequired: false)
  }

  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    guard let amount = Amount(intent.currencyAmount) else { return answer(.failure, intent) }
    if !account.isSignedIn {
      let activity = Activity.signIn(for: intent)
      return INRequestPaymentIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
    }
    return answer(problem(with: amount) ?? .ready, intent, .unknown)
  }

  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    guard let amount = Amount(intent.currencyAmount) else { return answer(.failure, intent) }
    switch Ledger(account: account).request(amount) {
    case .done: return answer(.success, intent, .pending)
    case .pending: return answer(.inProgress, intent, .pending)
    case .declined, .notEnough: return answer(.failure, intent)
    }
  }

  /// What stands in the way of a request; nil when nothing does.
  private func problem(with amount: Amount) -> INRequestPaymentIntentResponseCode? {
    if account.isServiceDown { return .failure }
    if !account.hasAcceptedTerms { return .failureTermsAndConditionsAcceptanceRequired }
    if account.isChildAccount { return .failureNotEligible }
    if !account.isVerified { return .failureCredentialsUnverified }
    if !account.hasBankAccount { return .failureNoBankAccount }
    if amount.currency != .home {
      if !account.receivesForeignMoney { return .failurePaymentsCurrencyUnsupported }
      if amount.value < amount.currency.foreignMinimum { return .failurePaymentsAmountBelowMinimum }
    }
    let open = account.openRequests(in: amount.currency)
    return open + amount.value > amount.currency.dailyMaximum ? .failurePaymentsAmountAboveMaximum : nil
  }

  /// - Parameter status: nil for an answer that has no record.
  private func answer(
    _ code: INRequestPaymentIntentResponseCode, _ intent: INRequestPaymentIntent, _ status: INPaymentStatus? = nil
  ) -> INRequestPaymentIntentResponse {
    let response = INRequestPaymentIntentResponse(code: code, userActivity: nil)
    if let status, let amount = Amount(intent.currencyAmount) {
      let payment = Payment(person: intent.payer, amount: amount, note: intent.note, method: .balance)
      response.paymentRecord = payment.asRequestRecord(status: status)
    }
    return response
  }
}
