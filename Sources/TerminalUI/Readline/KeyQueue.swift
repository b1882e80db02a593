/// The bytes of keys that were typed and haven't been read yet.
struct KeyQueue {
  private var bytes: [UInt8] = []
  private var start = 0
  /// The positions of Escapes that are keys by themselves, in order.
  private var escapes: [Int] = []

  var hasBytes: Bool { start < bytes.count }

  /// Whether the next byte is an Escape by itself, not the beginning of a sequence.
  var nextIsEscape: Bool { escapes.first == start }

  /// Whether an Escape was read last, and the rest of its sequence is in the queue.
  var goOnBehindEscape: Bool { hasBytes && start > 0 && bytes[start - 1] == 0x1B && !nextIsEscape }

  mutating func append(_ more: [UInt8]) {
    if !hasBytes { removeAll() }
    bytes += more
  }

  /// Inserts bytes before those in the queue.
  mutating func prepend(_ more: [UInt8]) {
    guard !more.isEmpty else { return }
    bytes.replaceSubrange(..<start, with: more)
    escapes = escapes.map { $0 - start + more.count }
    start = 0
  }

  mutating func appendEscape() {
    if !hasBytes { removeAll() }
    escapes.append(bytes.count)
    bytes.append(0x1B)
  }

  mutating func next() -> UInt8? {
    guard hasBytes else { return nil }
    if nextIsEscape { escapes.removeFirst() }
    defer { start += 1 }
    return bytes[start]
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    escapes = []
    start = 0
  }
}
