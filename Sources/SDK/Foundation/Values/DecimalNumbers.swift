/// Corrects NSDecimalNumber on Linux for numbers of other classes, in the class itself: all objects get the methods
/// below.
///
/// In Swift 6.3's Foundation `compare(_:)` returns the opposite for a plain NSNumber, and `hash` calls itself without
/// end.
@_spi(Host) public enum DecimalNumbers {
  /// Once is enough; a Foundation that has another table, or is linked statically, isn't changed.
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

/// The class whose methods NSDecimalNumber gets. It is never instantiated.
private final class MendedDecimalNumber: NSDecimalNumber, @unchecked Sendable {
  override func compare(_ other: NSNumber) -> ComparisonResult {
    let own = decimalValue
    // The number's digits, which would be lost in a Double.
    let others = (other as? NSDecimalNumber)?.decimalValue ?? Decimal(string: other.stringValue) ?? other.decimalValue
    return own < others ? .orderedAscending : own > others ? .orderedDescending : .orderedSame
  }

  /// The hash of an equal plain number.
  override var hash: Int { NSNumber(value: doubleValue).hash }

  required init(bytes: UnsafeRawPointer, objCType: UnsafePointer<Int8>) { fatalError("made by nobody") }
  required init?(coder: NSCoder) { fatalError("made by nobody") }
  required convenience init(integerLiteral: Int) { fatalError("made by nobody") }
  required convenience init(floatLiteral: Double) { fatalError("made by nobody") }
  required convenience init(booleanLiteral: Bool) { fatalError("made by nobody") }
}
