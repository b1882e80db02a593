/// What a program prints on one stream, cut into lines and bounded: of a program that prints without end, the first and
/// the last lines are kept, and the number of lines between them.
struct PrintedLines {
  /// How many of the first lines are kept, and of the last ones.
  static let first = 200
  static let last = 100
  /// How many bytes of a line are kept.
  static let width = 16_384

  /// The number of complete lines, and of those that were reported.
  private var delivered = 0
  private var lines: [[UInt8]] = []
  /// The last lines after the first ones, from `oldest` on in a ring.
  private var ring: [[UInt8]] = []
  private var oldest = 0
  /// The number of lines between the first and the last ones.
  private(set) var leftOut = 0
  private var unfinished: [UInt8] = []
  /// How many bytes of the unfinished line weren't kept.
  private var cut = 0

  /// Takes bytes as they come.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    // What is certain to be left out is only counted.
    if delivered + lines.count >= Self.first, let skipped = Self.startOfLast(Self.last + 1, in: rest) {
      let count = rest[..<skipped].reduce(into: 0) { count, byte in count += byte == newline ? 1 : 0 }
      leftOut += ring.count + count
      ring.removeAll(keepingCapacity: true)
      oldest = 0
      unfinished.removeAll(keepingCapacity: true)
      cut = 0
      rest = rest[skipped...]
    }
    while let end = rest.firstIndex(of: newline) {
      extend(rest[..<end])
      finishLine()
      rest = rest[(end + 1)...]
    }
    extend(rest)
  }

  /// Counts the text after the last line break as a line.
  mutating func end() { if !unfinished.isEmpty { finishLine() } }

  /// The lines that came since the last time and are among the first.
  mutating func takeFirst() -> [String] {
    if lines.isEmpty { return [] }
    defer {
      delivered += lines.count
      lines.removeAll()
    }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The last lines, with how many were left out before them.
  mutating func takeLast() -> (leftOut: Int, lines: [String]) {
    if ring.isEmpty, leftOut == 0 { return (0, []) }
    defer {
      ring.removeAll()
      oldest = 0
      leftOut = 0
    }
    return (leftOut, (ring[oldest...] + ring[..<oldest]).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Counts the first lines afresh.
  mutating func restart() { delivered = 0 }

  /// The last one of the last lines with a prefix, including an unfinished line.
  func lastLine(prefix: String) -> String? {
    // Most programs print nothing.
    if ring.isEmpty, unfinished.isEmpty { return nil }
    let ordered = ring[oldest...] + ring[..<oldest] + (unfinished.isEmpty ? [] : [unfinished])
    return ordered.last { $0.starts(with: prefix.utf8) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func extend(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let room = max(0, Self.width - unfinished.count)
    unfinished.append(contentsOf: bytes.prefix(room))
    cut += max(0, bytes.count - room)
  }

  private mutating func finishLine() {
    if cut > 0 { unfinished += Array("… (\(cut) bytes more)".utf8) }
    if delivered + lines.count < Self.first {
      lines.append(unfinished)
    } else if ring.count < Self.last {
      ring.append(unfinished)
    } else {
      ring[oldest] = unfinished
      oldest = (oldest + 1) % Self.last
      leftOut += 1
    }
    unfinished.removeAll()
    cut = 0
  }

  /// The beginning of the last lines, a number of line breaks before the end; nil if there are fewer.
  private static func startOfLast(_ count: Int, in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    var left = count
    var index = bytes.endIndex
    while index > bytes.startIndex {
      index -= 1
      guard bytes[index] == newline else { continue }
      left -= 1
      if left == 0 { return index + 1 }
    }
    return nil
  }
}

private let newline = UInt8(ascii: "\n")
