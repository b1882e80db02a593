/// The bytes of keys that were typed and that nobody has read yet.
struct KeyQueue {
  private var bytes: [UInt8] = []
  private var start = 0

  var hasBytes: Bool { start < bytes.count }

  mutating func append(_ more: [UInt8]) {
    if !hasBytes { removeAll() }
    bytes += more
  }

  mutating func next() -> UInt8? {
    guard hasBytes else { return nil }
    defer { start += 1 }
    return bytes[start]
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    start = 0
  }
}
