/// An exact amount of money (INCurrencyAmount).
public struct Money: Hashable, Sendable {
  /// The amount without its decimal point: 59.90 is 5990 with two decimals.
  public var minorUnits: Int
  /// The number of digits after the point.
  public var decimals: Int
  /// ISO 4217, for example `USD`; nil when no currency was named.
  public var currency: String?

  /// An amount; by default whole, and without a currency.
  public init(minorUnits: Int, decimals: Int = 0, currency: String? = nil) {
    self.minorUnits = minorUnits
    self.decimals = decimals
    self.currency = currency
  }
}
