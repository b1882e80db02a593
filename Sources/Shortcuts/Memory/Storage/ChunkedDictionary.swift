/// A dictionary in parts: two copies that differ in a few keys share all other parts (see `ChunkedArray`).
package struct ChunkedDictionary<Key: Hashable, Value> {
  /// The parts, by the lowest bits of the keys' hashes; none as long as there is no key.
  private var parts: [[Key: Value]] = []

  /// An empty dictionary.
  package init() {}

  /// The value of a key; nil without one.
  package subscript(key: Key) -> Value? {
    get { parts.isEmpty ? nil : parts[part(of: key)][key] }
    set {
      if parts.isEmpty {
        guard newValue != nil else { return }
        parts = Array(repeating: [:], count: 1024)
      }
      parts[part(of: key)][key] = newValue
    }
  }

  /// All values, in no order.
  package var values: some Sequence<Value> { parts.lazy.flatMap(\.values) }

  private func part(of key: Key) -> Int { key.hashValue & (parts.count - 1) }
}

extension ChunkedDictionary: Sendable where Key: Sendable, Value: Sendable {}
