public import SimDiagnostics

/// A text file of one name a line: the way to bring a million names, kept as the bytes that lie in the file.
public struct NameList: Sendable {
  /// The file's text without its byte order mark, always ending in a line's end; names may be preceded by spaces and
  /// followed by a carriage return.
  public let bytes: [UInt8]
  /// How many lines hold a name.
  public let count: Int

  /// Reads a file. Invalid UTF-8 is replaced, with a warning at its place.
  public init?(path: String, diagnostics: inout [Diagnostic]) {
    do {
      self.init(bytes: try FileReader.bytes(of: path), file: path, diagnostics: &diagnostics)
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  /// Takes bytes that have been read.
  public init(bytes: [UInt8], file: String?, diagnostics: inout [Diagnostic]) {
    var bytes = bytes
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isWide || !Self.isValid(bytes) {
      bytes = Array(TextDecoder.decode(bytes, file: file, diagnostics: &diagnostics).utf8)
    } else if hasMark {
      bytes.removeFirst(3)
    }
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    self.bytes = bytes
    count = Self.count(bytes)
  }

  /// Calls a function with the range of every name in `bytes`, without the spaces at its ends.
  public func forEachName(_ body: (Range<Int>) -> Void) {
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        var end = start
        while end < buffer.count, buffer[end] != 0x0A { end += 1 }
        var from = start
        var to = end
        while from < to, buffer[from] <= 0x20 { from += 1 }
        while to > from, buffer[to - 1] <= 0x20 { to -= 1 }
        if from < to { body(from..<to) }
        start = end + 1
      }
    }
  }

  private static func count(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      var hasName = false
      for byte in buffer {
        if byte == 0x0A {
          if hasName { count += 1 }
          hasName = false
        } else if byte > 0x20 {
          hasName = true
        }
      }
      return count
    }
  }

  /// Whether the bytes are UTF-8. Names are mostly ASCII, which eight bytes at a time show.
  private static func isValid(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count {
        guard buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 else { break }
        index += 8
      }
      return index == buffer.count || String(validating: buffer[index...], as: UTF8.self) != nil
    }
  }
}
