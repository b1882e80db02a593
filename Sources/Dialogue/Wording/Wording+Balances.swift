import SimCatalog

extension Wording {
  /// The balance of an account: "$1,280.55", "2,300 miles"; nil where it isn't known.
  func balance(_ object: ObjectValue) -> String? {
    let number: Double
    switch object["amount"] {
    case .double(let amount): number = amount
    case .integer(let amount): number = Double(amount)
    case .money(let money): return text(of: money)
    default: return nil
    }
    if case .string(let code) = object["currencyCode"], !code.isEmpty { return text(of: Wording.money(number, code)) }
    let amount = text(ofAmount: Wording.money(number, nil))
    guard case .enumeration(let type) = object["balanceType"], let name = type.cases.first else {
      return lines.text("balance.other", ["amount": amount])
    }
    return lines.text("balance.\(name)", ["amount": amount]) ?? lines.text("balance.other", ["amount": amount])
  }
}
