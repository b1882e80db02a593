/// Puts right what NSDecimalNumber does wrongly on Linux with numbers of other classes, in the class itself: whoever calls it, its
/// methods are those below.
///
/// In Swift 6.3's Foundation `compare(_:)` answers the opposite for a plain NSNumber, and `hash` calls itself without end.
@_spi(Host) public enum DecimalNumbers {
  /// Once is enough; a Foundation that has another table, or is linked statically, stays as it is.
  public static func patch() { _ = isPatched }

  private static let isPatched: Bool = {
    let methods = [
      "$s10Foundation15NSDecimalNumberC7comparey0A10Essentials16ComparisonResultOAA8NSNumberCF",
      "$s10Foundation8NSNumberC4hashSivg",
    ]
    return methods.reduce(true) {
      MethodTable.replace($1, of: NSDecimalNumber.self, by: MendedDecimalNumber.self) && $0
    }
  }()
}

/// Whose methods NSDecimalNumber gets. None is ever made.
private final class MendedDecimalNumber: NSDecimalNumber, @unchecked Sendable {
  override func compare(_ other: NSNumber) -> ComparisonResult {
    let own = decimalValue
    // A number's digits, which it loses by way of a Double.
    let others = (other as? NSDecimalNumber)?.decimalValue ?? Decimal(string: other.stringValue) ?? other.decimalValue
    return own < others ? .orderedAscending : own > others ? .orderedDescending : .orderedSame
  }

  /// That of a plain number which is equal.
  override var hash: Int { NSNumber(value: doubleValue).hash }

  required init(bytes: UnsafeRawPointer, objCType: UnsafePointer<Int8>) { fatalError("made by nobody") }
  required init?(coder: NSCoder) { fatalError("made by nobody") }
  required convenience init(integerLiteral: Int) { fatalError("made by nobody") }
  required convenience init(floatLiteral: Double) { fatalError("made by nobody") }
  required convenience init(booleanLiteral: Bool) { fatalError("made by nobody") }
}
