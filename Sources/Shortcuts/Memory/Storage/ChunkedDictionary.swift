/// A dictionary in parts: two copies that differ in a few keys share all other parts (see `ChunkedArray`).
package struct ChunkedDictionary<Key: Hashable, Value> {
  /// The parts, by the lowest bits of the keys' hashes, in groups, so that a change copies neither many values nor a
  /// long list of parts; none as long as there is no key.
  private var groups: [[[Key: Value]]] = []

  private static var bits: Int { 5 }

  /// An empty dictionary.
  package init() {}

  /// The value of a key; nil without one.
  package subscript(key: Key) -> Value? {
    get {
      guard !groups.isEmpty else { return nil }
      let (group, part) = place(of: key)
      return groups[group][part][key]
    }
    set {
      if groups.isEmpty {
        guard newValue != nil else { return }
        groups = Array(repeating: Array(repeating: [:], count: 1 << Self.bits), count: 1 << Self.bits)
      }
      let (group, part) = place(of: key)
      groups[group][part][key] = newValue
    }
  }

  /// All values, in no order.
  package var values: some Sequence<Value> { groups.lazy.joined().flatMap(\.values) }

  private func place(of key: Key) -> (group: Int, part: Int) {
    let hash = key.hashValue
    return (hash >> Self.bits & (1 << Self.bits - 1), hash & (1 << Self.bits - 1))
  }
}

extension ChunkedDictionary: Sendable where Key: Sendable, Value: Sendable {}
