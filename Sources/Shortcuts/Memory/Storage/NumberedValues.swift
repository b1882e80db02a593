/// Distinct values, numbered from 0; copies share what they have in common.
struct NumberedValues<Key: Hashable & Sendable>: Sendable {
  private struct Slot: Sendable {
    var hash: Int
    var number: Int32
  }

  private(set) var values = ChunkedArray<Key>()
  /// The numbers, by the lowest bits of the values' hashes.
  private var buckets: [[Slot]] = []

  init() {}

  var count: Int { values.count }
  subscript(number: Int) -> Key { values[number] }

  /// The number of a value; nil where it isn't there.
  func existing(_ value: Key) -> Int? {
    buckets.isEmpty ? nil : find(value, hash: value.hashValue)
  }

  /// The number of a value, and whether it is new.
  mutating func insert(_ value: Key) -> (number: Int, isNew: Bool) {
    if buckets.isEmpty { buckets = Array(repeating: [], count: 1024) }
    let hash = value.hashValue
    if let number = find(value, hash: hash) { return (number, false) }
    let number = values.count
    values.append(value)
    buckets[hash & (buckets.count - 1)].append(Slot(hash: hash, number: Int32(number)))
    return (number, true)
  }

  private func find(_ value: Key, hash: Int) -> Int? {
    for slot in buckets[hash & (buckets.count - 1)] where slot.hash == hash && values[Int(slot.number)] == value {
      return Int(slot.number)
    }
    return nil
  }
}
