/// A value that lies outside of what holds it: a copy of the holder shares it until one of the two changes it.
///
/// For large parts of values that are copied whole: each copy of a holder takes one reference then, and so does the code for it,
/// which the compiler writes anew in every file that copies one.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  /// It is written to only where nobody else holds it.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  /// Puts a value there.
  @inlinable
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value. To change it copies it first where somebody else holds it, too.
  @inlinable
  public var wrappedValue: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Whether the values are equal.
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage || one.storage.value == other.storage.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  /// Hashes the value.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
