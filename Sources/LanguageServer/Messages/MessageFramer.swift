/// Cuts a stream of bytes into messages: a header with `Content-Length`, an empty line, and that many bytes.
///
/// A header that can't be read is a fault; everything up to the next readable one is skipped.
struct MessageFramer {
  /// A part of the stream.
  enum Frame: Equatable {
    case content([UInt8])
    /// A sentence on the fault.
    case fault(String)
  }

  /// A larger message is skipped: an editor's buffer that was opened by mistake.
  static let mostBytes = 64 << 20
  /// A larger header isn't one.
  static let mostHeaderBytes = 8 << 10

  private var buffer: [UInt8] = []
  /// How much of the buffer has been processed.
  private var start = 0
  /// How many bytes of a message are still to be skipped.
  private var skipped = 0
  /// Whether it searches for the beginning of the next header.
  private var isLost = false

  private static let name = Array("content-length".utf8)

  /// Takes bytes from the stream.
  mutating func take(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer += bytes
  }

  /// The next message; nil until more has come.
  mutating func next() -> Frame? {
    guard skip(), !isLost || findHeader() else { return nil }
    guard let end = endOfHeader() else {
      guard buffer.count - start > Self.mostHeaderBytes else { return nil }
      isLost = true
      start += 1
      return .fault("a header has more than \(Self.mostHeaderBytes) bytes and no end")
    }
    let header = String(decoding: buffer[start..<end.text], as: UTF8.self)
    switch Self.length(in: header) {
    case .failure(let fault):
      // A readable header may begin inside an unreadable one.
      start += 1
      isLost = true
      return .fault(fault.text)
    case .success(let length) where length > Self.mostBytes:
      start = end.whole
      skipped = length
      return .fault("a message of \(length) bytes is too long; at most \(Self.mostBytes) are read")
    case .success(let length):
      guard buffer.count - end.whole >= length else { return nil }
      start = end.whole + length
      return .content(Array(buffer[end.whole..<start]))
    }
  }

  /// Skips bytes; returns whether nothing is left to skip.
  private mutating func skip() -> Bool {
    let count = min(skipped, buffer.count - start)
    start += count
    skipped -= count
    return skipped == 0
  }

  /// Skips to the next line that begins like a header.
  private mutating func findHeader() -> Bool {
    var index = start
    while index + Self.name.count <= buffer.count {
      if Self.isName(buffer[index..<(index + Self.name.count)]) {
        start = index
        isLost = false
        return true
      }
      index += 1
    }
    start = index
    return false
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, name).allSatisfy { byte, letter in byte == letter || byte | 0x20 == letter }
  }

  /// The end of the header's text, and the end of the empty line after it. A line may end without `\r`.
  private func endOfHeader() -> (text: Int, whole: Int)? {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var index = start
    while let found = buffer[index...].firstIndex(of: feed) {
      let after = found + 1
      if after < buffer.count, buffer[after] == feed { return (found, after + 1) }
      if after + 1 < buffer.count, buffer[after] == carriage, buffer[after + 1] == feed { return (found, after + 2) }
      index = after
    }
    return nil
  }

  private struct Fault: Error { var text: String }

  private static func length(in header: String) -> Result<Int, Fault> {
    for line in header.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].filter { $0 != " " }
      guard let length = Int(value), length >= 0 else {
        return .failure(Fault(text: "Content-Length is '\(value.prefix(40))'; expected a number of bytes"))
      }
      return .success(length)
    }
    return .failure(Fault(text: "a header has no Content-Length"))
  }

  /// A message as it is sent.
  static func framed(_ content: [UInt8]) -> [UInt8] { Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content }
}
