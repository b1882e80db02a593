import Glibc

/// The methods of a class of Foundation's, where one of ours has to take the place of one of them: whoever calls it, an object of the
/// class does what a subclass of ours would.
///
/// They lie in a table behind the class's metadata (docs/ABI/TypeMetadata.rst of Swift), in which those of a subclass have the same
/// places.
enum MethodTable {
  /// - Parameters:
  ///   - method: its symbol.
  ///   - type: the class.
  ///   - subclass: overrides the method; none is ever made.
  /// - Returns: false where the class has another table, or is linked statically: then it stays as it is.
  static func replace(_ method: String, of type: AnyClass, by subclass: AnyClass) -> Bool {
    guard let old = dlsym(nil, method) else { return false }
    let table = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let ours = unsafeBitCast(subclass, to: UnsafeRawPointer.self)
    // How long the class is, and how much of it lies before the metadata's own address.
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
