import SimCatalog

extension Wording {
  /// "$20", "$1,280.55"; 20元 in a sentence and ¥20 on a card.
  func text(of money: Money) -> String {
    let amount = text(ofAmount: money)
    guard let currency = money.currency, !currency.isEmpty else { return amount }
    let said = isCard ? nil : lines.text("money.said.\(currency)", ["amount": amount])
    return said ?? lines.text("money.\(currency)", ["amount": amount])
      ?? lines.text("money", ["amount": amount, "currency": currency]) ?? "\(amount) \(currency)"
  }

  /// The digits alone.
  func text(ofAmount money: Money) -> String {
    lines.digits.grouped(MoneyDigits.text(of: CurrencyDigits.settled(money)))
  }

  /// "$12–15", or "$12" where both ends are equal or one is open.
  func priceRange(_ object: ObjectValue) -> String? {
    var currency: String?
    if case .string(let code) = object["currencyCode"] { currency = code }
    // A price is always written as on a card.
    var wording = self
    wording.isCard = true
    func price(_ name: String) -> String? {
      switch object[name] {
      case .money(let money): wording.text(of: money)
      case .integer(let number): wording.text(of: Money(minorUnits: number, currency: currency))
      case .double(let number): wording.text(of: Wording.money(number, currency))
      case .string(let digits): lines.text("money.\(currency ?? "")", ["amount": digits]) ?? digits
      default: nil
      }
    }
    switch (price("minimumPrice"), price("maximumPrice")) {
    case (.some(let low), .some(let high)) where low == high: return low
    case (.some(let low), .some(let high)):
      return lines.text("money.range", ["low": low, "high": high]) ?? "\(low)–\(high)"
    case (.some(let price), nil), (nil, .some(let price)): return price
    case (nil, nil): return nil
    }
  }

  /// A price in hundredths, whole ones without decimals.
  static func money(_ number: Double, _ currency: String?) -> Money {
    // Adding half a hundredth and truncating rounds: `rounded()` needs the C library, which the core doesn't link.
    let hundredths = number * 100 + (number < 0 ? -0.5 : 0.5)
    guard hundredths.isFinite, abs(hundredths) < 9e15 else { return Money(minorUnits: 0, currency: currency) }
    let units = Int(hundredths)
    if units % 100 == 0 { return Money(minorUnits: units / 100, currency: currency) }
    return Money(minorUnits: units, decimals: 2, currency: currency)
  }
}
