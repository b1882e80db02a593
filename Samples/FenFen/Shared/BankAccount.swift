import Foundation
import Intents

/// An account that the wallet shows and moves money between: of a bank, a card, or the wallet itself.
struct BankAccount {
  struct Reward {
    var type: INBalanceType
    var count: Int
  }

  var id: String
  /// What the user calls it.
  var nickname: String
  var otherNames: [String] = []
  var number: String
  var type: INAccountType
  var bank: String
  /// What was in it when the bank reported last.
  var balance: Decimal
  var reward: Reward?

  var isWallet: Bool { id == BankAccounts.walletID }
  /// What is on a credit card is the bank's money.
  var canPay: Bool { type != .credit }

  func asSpeakable() -> INSpeakableString {
    INSpeakableString(vocabularyIdentifier: id, spokenPhrase: nickname, pronunciationHint: nil)
  }

  func asPaymentAccount(_ account: Account) -> INPaymentAccount {
    let money = INBalanceAmount(
      amount: account.balance(of: self) as NSDecimalNumber, currencyCode: Currency.home.rawValue)
    return INPaymentAccount(
      nickname: asSpeakable(), number: number, accountType: type,
      organizationName: INSpeakableString(spokenPhrase: bank), balance: money, secondaryBalance: rewardBalance)
  }

  var rewardBalance: INBalanceAmount? {
    reward.flatMap { INBalanceAmount(amount: NSDecimalNumber(value: $0.count), balanceType: $0.type) }
  }
}
