public import SimCatalog
public import SimUtterances

/// Reads amounts of money: "$30", "fifty bucks", "a dollar and twenty cents", 三块五, 3万元.
///
/// A word that several currencies share ("dollars", 元) is the region's where that is one of them. The amount has as
/// many decimals as the currency (ISO 4217), a whole one none. What is negative, finer than the smallest coin or beyond
/// any account isn't read.
public struct MoneyReader: ValueReader, TextReader {
  private let patterns: QuantityPatterns
  private let currencies: Currencies
  private let numbers: NumberWords
  private let words: ReaderWords
  private let region: Region
  /// Whether a bare number is an amount in the region's currency.
  private let isBareAllowed: Bool
  private let starters: ReaderWordSet

  init(
    _ patterns: QuantityPatterns, _ currencies: Currencies, numbers: NumberWords, words: ReaderWords, region: Region,
    isBareAllowed: Bool
  ) {
    (self.patterns, self.currencies, self.numbers) = (patterns, currencies, numbers)
    (self.words, self.region, self.isBareAllowed) = (words, region, isBareAllowed)
    var starters = patterns.starters
    starters.formUnion(currencies.starters)
    starters.formUnion(numbers.starters)
    self.starters = starters
  }

  /// The sums that begin at a token.
  public func read(_ utterance: Utterance, at token: Int, now: CivilDateTime) -> [Reading] {
    read(ReaderText(utterance, words: words, region: region), at: token, now: now)
  }

  func read(_ text: ReaderText, at token: Int, now: CivilDateTime) -> [Reading] {
    guard text.begins(with: starters, at: token) else { return [] }
    var found: [Reading] = []
    for quantity in patterns.read(.money, in: text, at: token, numbers: numbers, unit: currencies.unit(in:at:)) {
      guard let money = money(quantity, in: text.region),
        !found.contains(where: { $0.end == quantity.end }), !text.cutsUnit(from: token, to: quantity.end),
        // "20 minutes" isn't twenty dollars.
        quantity.bare == nil || !text.beginsUnit(at: quantity.end)
      else { continue }
      found.append(Reading(value: .money(money), end: quantity.end))
    }
    return found.sorted { $0.end > $1.end }
  }

  private func money(_ quantity: QuantityPatterns.Quantity<Currencies.Unit>, in region: Region) -> Money? {
    if let bare = quantity.bare { return isBareAllowed ? money(bare, region.currency) : nil }
    let units = quantity.terms.map(\.unit) + (quantity.echo.map { [$0] } ?? [])
    guard let currency = currencies.currency(of: units, in: region) else { return nil }
    var sum = DecimalNumber(0)
    var last: DecimalNumber?
    for term in quantity.terms {
      // "three dollars and five dollars" isn't an amount.
      guard let unitValue = DecimalNumber(term.unit.over).divided(by: term.unit.under),
        last.map({ unitValue < $0 }) ?? true,
        let product = term.amount.times(unitValue), let total = sum.plus(product)
      else { return nil }
      (sum, last) = (total, unitValue)
    }
    return money(sum, currency)
  }

  /// A whole amount has no decimals, any other as many as its currency.
  private func money(_ amount: DecimalNumber, _ currency: String) -> Money? {
    let decimals = currencies.decimals(of: currency)
    guard let units = amount.units(decimals: decimals) else { return nil }
    if amount.isWhole { return Money(minorUnits: amount.digits, decimals: 0, currency: currency) }
    return Money(minorUnits: units, decimals: decimals, currency: currency)
  }
}
