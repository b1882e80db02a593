import Foundation
import Intents

/// An amount of money in one of the wallet's currencies.
struct Amount {
  var value: Decimal
  var currency: Currency

  /// Rounded to what can be paid.
  func converted(to other: Currency) -> Amount {
    Amount(value: Self.rounded(value * currency.rate / other.rate, other.decimals), currency: other)
  }

  /// A part of the amount, for fees; rounded to hundredths.
  func part(_ share: Decimal) -> Amount { Amount(value: Self.rounded(value * share, 2), currency: currency) }

  /// Whether it has no more digits behind the point than can be paid.
  var isPayable: Bool { Self.rounded(value, currency.decimals) == value }

  /// As the wallet's language writes it: $1,500, ¥9.50, Rp20.000.
  var text: String { currency.sign + Self.format(value) }

  /// Two digits behind the point, unless it is whole.
  private static func format(_ value: Decimal) -> String {
    let parts = "\(value)".components(separatedBy: ".")
    let whole = parts[0].reversed().enumerated().reduce("") { text, digit in
      let isThousands = digit.offset > 0 && digit.offset % 3 == 0 && digit.element != "-"
      return String(digit.element) + (isThousands ? Texts.thousandsSign : "") + text
    }
    guard parts.count > 1 else { return whole }
    return whole + Texts.decimalSign + parts[1] + String(repeating: "0", count: max(0, 2 - parts[1].count))
  }

  private static func rounded(_ value: Decimal, _ decimals: Int) -> Decimal {
    var exact = value
    var result = Decimal()
    NSDecimalRound(&result, &exact, decimals, .plain)
    return result
  }
}

extension Amount {
  /// Nil for a currency that the wallet doesn't have.
  init?(_ amount: INCurrencyAmount?) {
    guard let amount, let value = amount.amount, let currency = amount.currencyCode.flatMap(Currency.init(rawValue:))
    else { return nil }
    self.init(value: value as Decimal, currency: currency)
  }

  func asCurrencyAmount() -> INCurrencyAmount {
    INCurrencyAmount(amount: value as NSDecimalNumber, currencyCode: currency.rawValue)
  }
}
