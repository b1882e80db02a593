/// A minimum and a maximum price.
open class INPriceRange: INStoredObject {
  open var minimumPrice: NSDecimalNumber? { stored("minimumPrice") }
  open var maximumPrice: NSDecimalNumber? { stored("maximumPrice") }
  open var currencyCode: String { stored("currencyCode", default: "") }

  @_spi(Host) public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
    let isAscending = firstPrice.compare(secondPrice) != .orderedDescending
    self.init(
      from: isAscending ? firstPrice : secondPrice, to: isAscending ? secondPrice : firstPrice,
      currencyCode: currencyCode)
  }

  public convenience init(price: NSDecimalNumber, currencyCode: String) {
    self.init(from: price, to: price, currencyCode: currencyCode)
  }

  public convenience init(minimumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(from: minimumPrice, to: nil, currencyCode: currencyCode)
  }

  public convenience init(maximumPrice: NSDecimalNumber, currencyCode: String) {
    self.init(from: nil, to: maximumPrice, currencyCode: currencyCode)
  }

  private init(from minimum: NSDecimalNumber?, to maximum: NSDecimalNumber?, currencyCode: String) {
    super.init()
    store(minimum, as: "minimumPrice")
    store(maximum, as: "maximumPrice")
    store(currencyCode, as: "currencyCode")
  }
}
