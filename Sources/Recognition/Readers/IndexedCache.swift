/// A cache of values by index; an empty one is cheap, however large a value is.
struct IndexedCache<Value> {
  /// The position of each number's value, -1 where there is none.
  private var places: [Int32] = []
  private var values: [Value] = []

  subscript(number: Int) -> Value? {
    guard number < places.count, places[number] >= 0 else { return nil }
    return values[Int(places[number])]
  }

  /// Stores the value of a number that has none.
  ///
  /// - Parameter count: how many numbers there may be.
  mutating func keep(_ value: Value, for number: Int, of count: Int) {
    if places.isEmpty { places = [Int32](repeating: -1, count: count) }
    places[number] = Int32(truncatingIfNeeded: values.count)
    values.append(value)
  }
}
