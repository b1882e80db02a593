import Foundation

/// Moves the money.
struct Ledger {
  enum Outcome {
    case done
    /// The bank will say later.
    case pending
    case declined
    case notEnough
  }

  let account: Account

  func pay(_ payment: Payment) -> Outcome {
    let currency = payment.amount.currency
    if payment.method == .card, account.isCardExpired { return .declined }
    guard payment.cost <= account.balance(in: currency) else { return .notEnough }
    if account.isNetworkSlow { return .pending }
    account.setBalance(account.balance(in: currency) - payment.cost, in: currency)
    account["paidToday.\(currency.rawValue)"] = "\(account.paidToday(in: currency) + payment.amount.value)"
    return .done
  }

  func request(_ amount: Amount) -> Outcome {
    if account.isNetworkSlow { return .pending }
    if account["mailbox"] == "full" { return .declined }
    let open = account.openRequests(in: amount.currency)
    account["openRequests.\(amount.currency.rawValue)"] = "\(open + amount.value)"
    return .done
  }

  func transfer(_ amount: Amount, from source: BankAccount, to target: BankAccount) -> Outcome {
    let total = amount.value + (Self.fee(from: source, to: target)?.value ?? 0)
    guard total <= account.balance(of: source) else { return .notEnough }
    if account["bank"] == "closed" { return .declined }
    if account.isNetworkSlow { return .pending }
    account.setBalance(account.balance(of: source) - total, of: source)
    // What is paid into a credit card lessens what is owed.
    let sign: Decimal = target.type == .credit ? -1 : 1
    account.setBalance(account.balance(of: target) + sign * amount.value, of: target)
    return .done
  }

  /// What the banks want for moving money from one to the other.
  static func fee(from source: BankAccount, to target: BankAccount) -> Amount? {
    source.bank == target.bank || source.isWallet || target.isWallet ? nil : Amount(value: 2, currency: .home)
  }
}
