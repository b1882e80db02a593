import Foundation

/// The user's account and the state of the service, as the app and its extension share them.
struct Account {
  static let appGroup = "group.com.example.fenfen"

  private let defaults: UserDefaults

  init(defaults: UserDefaults? = UserDefaults(suiteName: Account.appGroup)) {
    self.defaults = defaults ?? .standard
  }

  /// Whether somebody has signed in on this phone.
  var isSignedIn: Bool { self["signedIn"] != "no" }
  /// Whether the user has proved who he is, which the law demands of a wallet.
  var isVerified: Bool { self["verified"] != "no" }
  /// Whether the user has agreed to the terms as they stand now.
  var hasAcceptedTerms: Bool { self["terms"] != "changed" }
  /// Whether the wallet is a child's, which can look and cannot pay.
  var isChildAccount: Bool { self["profile"] == "child" }
  /// Whether a bank account is linked.
  var hasBankAccount: Bool { self["bankAccount"] != "none" }
  /// What the service's status page says.
  var isServiceDown: Bool { self["serviceStatus"] == "down" }
  /// Whether payments take their time: the answer comes later, in a notification.
  var isNetworkSlow: Bool { self["network"] == "slow" }
  /// How the user has chosen to pay; the balance, which costs nothing, unless he said otherwise.
  var paymentMethod: PaymentMethod { self["payWith"] == "card" ? .card : .balance }
  /// Whether the card's bank still takes charges.
  var isCardExpired: Bool { self["card"] == "expired" }
  /// Whether the card pays in the currency of its country alone.
  var isCardDomestic: Bool { self["card"] == "domestic" }
  /// Whether the wallet takes in money of other countries.
  var receivesForeignMoney: Bool { self["foreignMoney"] != "no" }
  /// The account from which the user always transfers.
  var mainAccount: BankAccount? { self["mainAccount"].flatMap(BankAccounts.named) }

  /// What has been paid today in a currency, before this payment.
  func paidToday(in currency: Currency) -> Decimal { decimal("paidToday.\(currency.rawValue)") ?? 0 }
  /// What has been requested and not been paid yet.
  func openRequests(in currency: Currency) -> Decimal { decimal("openRequests.\(currency.rawValue)") ?? 0 }

  /// What is in the wallet's purse of a currency.
  func balance(in currency: Currency) -> Decimal {
    if let known = decimal("balance.\(currency.rawValue)") { return known }
    switch currency {
    case .dollar: return 800
    case .yuan: return 6_000
    case .euro: return 0
    case .taiwanDollar: return 20_000
    case .rupiah: return 8_000_000
    }
  }

  func setBalance(_ value: Decimal, in currency: Currency) { self["balance.\(currency.rawValue)"] = "\(value)" }

  /// What is in a bank account, once something was transferred.
  func balance(of account: BankAccount) -> Decimal {
    account.isWallet ? balance(in: .home) : decimal("balance.\(account.id)") ?? account.balance
  }

  func setBalance(_ value: Decimal, of account: BankAccount) {
    if account.isWallet { setBalance(value, in: .home) } else { self["balance.\(account.id)"] = "\(value)" }
  }

  /// A value of the app group, or else one that was set for the app alone.
  subscript(key: String) -> String? {
    get { defaults.string(forKey: key) ?? UserDefaults.standard.string(forKey: key) }
    nonmutating set { defaults.set(newValue, forKey: key) }
  }

  private func decimal(_ key: String) -> Decimal? { self[key].flatMap { Decimal(string: $0) } }
}
