import Foundation

/// The currencies in which the wallet pays, each with what one payment may be.
enum Currency: String, CaseIterable {
  case dollar = "USD"
  case yuan = "CNY"
  case euro = "EUR"
  case taiwanDollar = "TWD"
  case rupiah = "IDR"

  /// The currency of the user's country.
  static var home: Currency { Texts.pick(.dollar, .yuan, .taiwanDollar, .rupiah) }

  /// What is about as much as a yuan or a dollar is to the limits below.
  private var unit: Decimal {
    switch self {
    case .dollar, .yuan, .euro: 1
    case .taiwanDollar: 20
    case .rupiah: 10_000
    }
  }

  /// The least that can be paid at a time.
  var minimum: Decimal { self == .taiwanDollar ? 1 : self == .rupiah ? 1_000 : 1 }
  /// The most that can be paid at a time.
  var maximum: Decimal { self == .yuan ? 20_000 : 2_500 * unit }
  /// From here on the wallet wants to be sure, and a note.
  var largeAmount: Decimal { self == .yuan ? 5_000 : 500 * unit }
  /// The most that can be paid in a day.
  var dailyMaximum: Decimal { 2 * maximum }
  /// The least that a card can be charged.
  var cardMinimum: Decimal { 5 * unit }
  /// The least that can be requested from another country.
  var foreignMinimum: Decimal { 10 * unit }

  /// How many digits behind the point can be paid; between countries the banks move no cents.
  var decimals: Int {
    switch self {
    case .dollar, .yuan: 2
    case .euro, .taiwanDollar, .rupiah: 0
    }
  }

  /// How many yuan one of it buys.
  var rate: Decimal {
    switch self {
    case .dollar: 72 / 10
    case .yuan: 1
    case .euro: 78 / 10
    case .taiwanDollar: 23 / 100
    case .rupiah: 45 / 100_000
    }
  }

  var sign: String {
    switch self {
    case .dollar: "$"
    case .yuan: "¥"
    case .euro: "€"
    case .taiwanDollar: "NT$"
    case .rupiah: "Rp"
    }
  }
}
