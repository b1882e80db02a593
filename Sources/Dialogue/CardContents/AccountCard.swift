import SimCatalog

/// What an account holds: of money, and besides.
struct AccountBalances {
  private let balances: [Value]

  /// What a sentence tells: the first of them.
  var main: Value? { balances.first }

  /// Whether that is money, and not points or miles.
  var isMoney: Bool {
    guard case .object(let balance) = main else { return false }
    return balance["currencyCode"] != nil
  }

  init(_ account: ObjectValue) { balances = ["balance", "secondaryBalance"].compactMap { account[$0] } }

  /// "$320.40 and 2,300 miles"; nil for an account that tells nothing.
  func text(_ wording: Wording) -> String? {
    let texts = balances.map(wording.text(of:)).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : wording.and(texts)
  }
}

extension CardBuilder {
  /// An account as one of several: its name, and what it holds.
  func row(ofAccount account: ObjectValue) -> CardContent.Row {
    var wording = wording
    wording.isCard = true
    return CardContent.Row(label: wording.text(of: account), text: AccountBalances(account).text(wording) ?? "–")
  }
}
