import Foundation

/// The currencies in which the wallet pays, each with what one payment may be.
enum Currency: String, CaseIterable {
  case dollar = "USD"
  case yuan = "CNY"
  case euro = "EUR"

  /// The currency of the user's country.
  static var home: Currency { Texts.isChinese ? .yuan : .dollar }

  /// The least that can be paid at a time.
  var minimum: Decimal { 1 }
  /// The most that can be paid at a time.
  var maximum: Decimal { self == .yuan ? 20_000 : 2_500 }
  /// From here on the wallet wants to be sure, and a note.
  var largeAmount: Decimal { self == .yuan ? 5_000 : 500 }
  /// The most that can be paid in a day.
  var dailyMaximum: Decimal { 2 * maximum }
  /// The least that a card can be charged.
  var cardMinimum: Decimal { 5 }
  /// The least that can be requested from another country.
  var foreignMinimum: Decimal { 10 }

  /// How many digits behind the point can be paid; between countries the banks move no cents.
  var decimals: Int { self == .euro ? 0 : 2 }

  /// How many yuan one of it buys.
  var rate: Decimal {
    switch self {
    case .dollar: 72 / 10
    case .yuan: 1
    case .euro: 78 / 10
    }
  }

  var sign: String {
    switch self {
    case .dollar: "$"
    case .yuan: "¥"
    case .euro: "€"
    }
  }
}
