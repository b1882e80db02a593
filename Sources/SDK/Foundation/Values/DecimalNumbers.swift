import Glibc

/// Puts right what NSDecimalNumber does wrongly on Linux with numbers of other classes, in the class itself: whoever calls it, its
/// methods are those below.
///
/// In Swift 6.3's Foundation `compare(_:)` answers the opposite for a plain NSNumber, and `hash` calls itself without end. A class's
/// methods lie in a table behind its metadata (docs/ABI/TypeMetadata.rst of Swift), in which those of a subclass have the same
/// places.
@_spi(Host) public enum DecimalNumbers {
  /// Once is enough; a Foundation that has another table, or is linked statically, stays as it is.
  public static func patch() { _ = isPatched }

  private static let isPatched: Bool = {
    let methods = [
      "$s10Foundation15NSDecimalNumberC7comparey0A10Essentials16ComparisonResultOAA8NSNumberCF",
      "$s10Foundation8NSNumberC4hashSivg",
    ]
    return methods.reduce(true) { patch($1) && $0 }
  }()

  /// - Parameter method: the symbol of a method, as NSDecimalNumber has it.
  private static func patch(_ method: String) -> Bool {
    guard let wrong = dlsym(nil, method) else { return false }
    let table = unsafeBitCast(NSDecimalNumber.self as AnyClass, to: UnsafeMutableRawPointer.self)
    let mended = unsafeBitCast(MendedDecimalNumber.self as AnyClass, to: UnsafeRawPointer.self)
    // How long the class is, and how much of it lies before the metadata's own address.
    let size =
      Int(table.load(fromByteOffset: 32, as: UInt32.self)) - Int(table.load(fromByteOffset: 36, as: UInt32.self))
    let word = MemoryLayout<UInt>.size
    guard size > 56, size < 1 << 14 else { return false }
    let places = stride(from: 56, to: size - word + 1, by: word).filter {
      table.load(fromByteOffset: $0, as: UnsafeMutableRawPointer?.self) == wrong
    }
    guard places.count == 1, let place = places.first else { return false }
    let right = mended.load(fromByteOffset: place, as: UnsafeRawPointer?.self)
    guard let right, right != UnsafeRawPointer(wrong) else { return false }
    table.storeBytes(of: right, toByteOffset: place, as: UnsafeRawPointer.self)
    return true
  }
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
