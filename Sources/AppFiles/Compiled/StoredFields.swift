import SimUtterances

/// Writes texts and counts one after the other, for a `FieldReader` to read in the same order.
struct FieldWriter {
  private var texts: [String] = []
  private var numbers: [Int32] = []

  mutating func put(_ text: String) { texts.append(text) }

  mutating func put(_ flag: Bool) { numbers.append(flag ? 1 : 0) }

  mutating func put(_ text: String?) {
    put(text != nil)
    if let text { put(text) }
  }

  mutating func put<Item>(_ items: [Item], _ each: (inout FieldWriter, Item) -> Void) {
    numbers.append(Int32(items.count))
    for item in items { each(&self, item) }
  }

  /// The same table is always written in the same way.
  mutating func put<Value>(_ table: [String: Value], _ each: (inout FieldWriter, Value) -> Void) {
    put(table.sorted { $0.key < $1.key }) { fields, entry in
      fields.put(entry.key)
      each(&fields, entry.value)
    }
  }

  func write(to store: inout StoreWriter) {
    store.put(texts)
    store.put(numbers)
  }
}

/// Reads what a `FieldWriter` has written.
struct FieldReader {
  private let texts: StoredStrings
  private let numbers: StoredArray<Int32>
  private var nextText = 0
  private var nextNumber = 0

  init(_ store: inout StoreReader) throws(StoreFault) {
    texts = try store.strings()
    numbers = try store.array()
  }

  private mutating func number() throws(StoreFault) -> Int32 {
    guard nextNumber < numbers.count else { throw StoreFault() }
    nextNumber += 1
    return numbers[nextNumber - 1]
  }

  mutating func text() throws(StoreFault) -> String {
    guard nextText < texts.count else { throw StoreFault() }
    nextText += 1
    return texts[nextText - 1]
  }

  mutating func flag() throws(StoreFault) -> Bool { try number() != 0 }

  mutating func optionalText() throws(StoreFault) -> String? { try flag() ? text() : nil }

  mutating func items<Item>(
    _ each: (inout FieldReader) throws(StoreFault) -> Item
  ) throws(StoreFault) -> [Item] {
    let count = try number()
    guard count >= 0 else { throw StoreFault() }
    var items: [Item] = []
    for _ in 0..<count { items.append(try each(&self)) }
    return items
  }

  mutating func table<Value>(
    _ each: (inout FieldReader) throws(StoreFault) -> Value
  ) throws(StoreFault) -> [String: Value] {
    let count = try number()
    guard count >= 0 else { throw StoreFault() }
    var table: [String: Value] = [:]
    for _ in 0..<count {
      let key = try text()
      table[key] = try each(&self)
    }
    return table
  }
}
