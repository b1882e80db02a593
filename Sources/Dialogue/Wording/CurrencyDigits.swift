import SimCatalog

/// How the digits of an amount are written in a currency.
enum CurrencyDigits {
  /// The number of decimals of a currency (ISO 4217); two for most.
  static func decimals(of currency: String?) -> Int {
    guard let currency else { return 0 }
    if withoutDecimals.contains(currency) { return 0 }
    return withThousandths.contains(currency) ? 3 : 2
  }

  /// A whole amount without decimals, any other with its currency's: 20 and 20.50.
  static func settled(_ money: Money) -> Money {
    var money = money
    while money.decimals > 0, money.minorUnits % 10 == 0 {
      money.minorUnits /= 10
      money.decimals -= 1
    }
    guard money.decimals > 0 else { return money }
    while money.decimals < decimals(of: money.currency) {
      let (units, overflow) = money.minorUnits.multipliedReportingOverflow(by: 10)
      if overflow { return money }
      money.minorUnits = units
      money.decimals += 1
    }
    return money
  }

  private static let withoutDecimals: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
  ]
  private static let withThousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
