import Foundation
import Intents
import UIKit

/// A screen of a title and lines of text.
class TextViewController: UIViewController {
  private let lines: [String]

  init(title: String, lines: [String?] = []) {
    self.lines = lines.compactMap { $0 }
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for line in lines {
      let label = UILabel()
      label.text = line
      view.addSubview(label)
    }
  }
}

/// The first screen: what is in the purse.
class WalletViewController: TextViewController {
  init() {
    let balance = Amount(value: Account().balance(in: .home), currency: .home)
    super.init(title: Texts.wallet, lines: [balance.text])
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// Signing in, with what for.
class SignInViewController: TextViewController {
  init(purpose: String?) { super.init(title: Texts.signIn, lines: [purpose, Texts.signInHint]) }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// A payment or a request that isn't sent yet.
class PaymentViewController: TextViewController {
  init(_ title: String, _ person: INPerson?, _ amount: INCurrencyAmount?, _ note: String?) {
    super.init(title: title, lines: [person?.displayName, Amount(amount)?.text, note])
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// A transfer that isn't made yet.
class TransferViewController: TextViewController {
  init(_ intent: INTransferMoneyIntent) {
    func name(_ account: INPaymentAccount?) -> String { account?.nickname?.spokenPhrase ?? "?" }
    super.init(
      title: Texts.transfer,
      lines: [
        Texts.route(name(intent.fromAccount), name(intent.toAccount)), Amount(intent.transactionAmount?.amount)?.text,
        intent.transactionNote,
      ])
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}

/// The linked accounts with their balances.
class AccountsViewController: TextViewController {
  init() {
    let account = Account()
    let lines = BankAccounts.all.map { found in
      "\(found.nickname)  \(Amount(value: account.balance(of: found), currency: .home).text)"
    }
    super.init(title: Texts.accounts, lines: lines)
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }
}
