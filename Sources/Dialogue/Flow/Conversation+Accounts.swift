import SimCatalog
import SimLifecycle

/// Accounts that a search has found: what is in the one, or a list of them.
extension Conversation {
  /// Tells what was found. Answers false for any other intent.
  mutating func tellAccounts(_ response: IntentResponse) -> Bool {
    guard let exchange, exchange.lifecycle.intent.name == "INSearchForAccountsIntent" else { return false }
    var accounts: [ObjectValue] = []
    if case .list(let values) = response["accounts"] {
      accounts = values.compactMap { if case .object(let account) = $0 { account } else { nil } }
    }
    switch accounts.count {
    case 0: say("accounts.none", with: ["app": exchange.appName])
    case 1: tellAccount(accounts[0])
    default: list(accounts)
    }
    rest()
    return true
  }

  private mutating func tellAccount(_ account: ObjectValue) {
    var identifiers = ["accounts.one"]
    // Money may be owed, miles are not.
    if case .enumeration(let type) = account["accountType"], let name = type.cases.first,
      AccountBalances(account).isMoney
    {
      identifiers.insert("accounts.one.\(name)", at: 0)
    }
    say(identifiers, with: values(account))
    let rows = cards.rows(ofObject: account)
    if !rows.isEmpty { show(.card(CardContent(app: exchange?.appName ?? "", rows: rows))) }
  }

  /// On a screen the accounts stand on the card; hands-free they are read out.
  private mutating func list(_ accounts: [ObjectValue]) {
    let app = exchange?.appName ?? ""
    say("accounts.count", with: ["app": app, "count": String(accounts.count)])
    let listed = accounts.prefix(lines.rules.optionsListed)
    if isHandsFree {
      for account in listed { say("accounts.item", with: values(account)) }
    } else {
      show(.card(CardContent(app: app, rows: listed.map(cards.row(ofAccount:)))))
    }
    sayRest("accounts", accounts.count - listed.count)
  }

  private func values(_ account: ObjectValue) -> [String: String] {
    var values = ["app": exchange?.appName ?? "", "account": wording.text(of: account)]
    values["balance"] = AccountBalances(account).main.map(wording.text(of:))
    return values
  }
}
