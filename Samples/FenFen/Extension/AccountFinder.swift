import Foundation
import Intents

/// Which of the user's accounts is meant.
enum AccountFinder {
  enum Finding {
    case one(BankAccount)
    /// A part of its name was said.
    case perhaps(BankAccount)
    case several([BankAccount])
    case none
  }

  static func find(_ name: INSpeakableString) -> Finding {
    if let known = name.vocabularyIdentifier.flatMap(BankAccounts.account) { return .one(known) }
    if let exact = BankAccounts.named(name.spokenPhrase) { return .one(exact) }
    let near = BankAccounts.containing(name.spokenPhrase)
    return near.count == 1 ? .perhaps(near[0]) : choice(near)
  }

  /// By its name; failing that, by what kind of account it is and whose.
  static func find(_ asked: INPaymentAccount) -> Finding {
    if let name = asked.nickname { return find(name) }
    return choice(
      BankAccounts.all.filter { account in
        if let bank = asked.organizationName?.spokenPhrase,
          !account.bank.foldedName.contains(bank.foldedName)
        {
          return false
        }
        return asked.accountType == .unknown || account.type == asked.accountType
      })
  }

  private static func choice(_ accounts: [BankAccount]) -> Finding {
    switch accounts.count {
    case 0: .none
    case 1: .one(accounts[0])
    default: .several(accounts)
    }
  }
}
