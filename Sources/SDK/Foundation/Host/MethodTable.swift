import Glibc

/// The methods of a Foundation class, one of which is replaced with one of ours: every object of the class then behaves
/// like our subclass.
///
/// They are in a table behind the class's metadata (docs/ABI/TypeMetadata.rst of Swift), and a subclass has them in the
/// same places.
enum MethodTable {
  /// - Parameters:
  ///   - method: its symbol.
  ///   - type: the class.
  ///   - subclass: overrides the method; it is never instantiated.
  /// - Returns: false if the class has another table, or is linked statically: then it isn't changed.
  static func replace(_ method: String, of type: AnyClass, by subclass: AnyClass) -> Bool {
    guard let old = dlsym(nil, method) else { return false }
    let table = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let ours = unsafeBitCast(subclass, to: UnsafeRawPointer.self)
    // The size of the class, and how much of it lies before the metadata's address.
    let size =
      Int(table.load(fromByteOffset: 32, as: UInt32.self)) - Int(table.load(fromByteOffset: 36, as: UInt32.self))
    let word = MemoryLayout<UInt>.size
    guard size > 56, size < 1 << 14 else { return false }
    let places = stride(from: 56, to: size - word + 1, by: word).filter {
      table.load(fromByteOffset: $0, as: UnsafeMutableRawPointer?.self) == old
    }
    guard places.count == 1, let place = places.first else { return false }
    let new = ours.load(fromByteOffset: place, as: UnsafeRawPointer?.self)
    guard let new, new != UnsafeRawPointer(old) else { return false }
    table.storeBytes(of: new, toByteOffset: place, as: UnsafeRawPointer.self)
    return true
  }
}
