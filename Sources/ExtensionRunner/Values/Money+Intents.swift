import Foundation
@_spi(Host) import Intents
import SimCatalog

extension Money {
  /// Nil for an amount without a number, or one too large to be money.
  init?(_ amount: INCurrencyAmount) {
    guard let number = amount.amount else { return nil }
    self.init(number, currency: amount.currencyCode)
  }

  init?(_ number: NSDecimalNumber, currency: String?) {
    guard var parts = DecimalDigits(number.stringValue) else { return nil }
    // Foundation drops the zero of 59.90; prices have none or two digits after the point.
    if parts.decimals == 1 { parts.appendZero() }
    guard let units = parts.units else { return nil }
    self.init(minorUnits: units, decimals: parts.decimals, currency: currency)
  }

  var number: NSDecimalNumber {
    NSDecimalNumber(
      mantissa: UInt64(minorUnits.magnitude), exponent: Int16(clamping: -decimals), isNegative: minorUnits < 0)
  }

  var amount: INCurrencyAmount { INCurrencyAmount(amount: number, currencyCode: currency ?? "") }
}

/// The digits of a decimal number, and where its point is.
private struct DecimalDigits {
  private var digits: String
  private var isNegative: Bool
  private(set) var decimals: Int

  init?(_ text: String) {
    var rest = Substring(text)
    isNegative = rest.hasPrefix("-")
    if isNegative { rest.removeFirst() }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
    digits = parts.joined()
    decimals = parts.count == 2 ? parts[1].count : 0
  }

  mutating func appendZero() {
    digits += "0"
    decimals += 1
  }

  var units: Int? { Int((isNegative ? "-" : "") + digits) }
}
