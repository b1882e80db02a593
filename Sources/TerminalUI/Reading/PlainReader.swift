import Glibc
import SimPolling
import SimText

/// Reads lines of bytes from a file descriptor: a pipe, a file, or a terminal with its own editing.
final class PlainReader: LineReader {
  /// A longer line isn't a sentence; it would be kept in memory as a whole.
  static let longestLine = 1 << 20

  private let descriptor: Int32
  /// Where to write a prompt; nil for none.
  private let promptDescriptor: Int32?
  private var buffer: [UInt8] = []
  private var start = 0
  private var lineNumber = 0
  private var isAtEnd = false

  init(descriptor: Int32, promptDescriptor: Int32?) {
    self.descriptor = descriptor
    self.promptDescriptor = promptDescriptor
  }

  func next(prompt: String, atRest rest: Rest?) -> ReadOutcome {
    if let promptDescriptor { _ = DescriptorWriter.write(SafeText.oneLine(prompt), to: promptDescriptor) }
    var searched = start
    var isTooLong = false
    var wasAtRest = false
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let bytes = buffer[start..<end]
        start = end + 1
        return outcome(of: bytes, isTooLong: isTooLong)
      }
      if buffer.count - start > Self.longestLine {
        isTooLong = true
        start = buffer.count
      }
      searched = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      if !wasAtRest, !isAtEnd, !isReadable {
        wasAtRest = true
        rest?.prepare()
      }
      if !isAtEnd, let rest, let promptDescriptor { wait(rest, at: prompt, promptDescriptor) }
      guard !isAtEnd, fill() else {
        isAtEnd = true
        guard !buffer.isEmpty || isTooLong else { return .end }
        let bytes = buffer[...]
        buffer = []
        return outcome(of: bytes, isTooLong: isTooLong)
      }
    }
  }

  /// Waits for the user to type, and prints news meanwhile. A pipe gets none: results mustn't depend on its timing.
  private func wait(_ rest: Rest, at prompt: String, _ promptDescriptor: Int32) {
    while !isReadable {
      _ = Poll.wait(for: [ReadableSource(descriptor), rest.source])
      let news = rest.news()
      guard !news.isEmpty else { continue }
      let start = promptDescriptor == STDOUT_FILENO ? "\n" : ""
      _ = DescriptorWriter.write(start + news, to: STDOUT_FILENO)
      _ = DescriptorWriter.write(SafeText.oneLine(prompt), to: promptDescriptor)
    }
  }

  private func outcome(of bytes: ArraySlice<UInt8>, isTooLong: Bool) -> ReadOutcome {
    lineNumber += 1
    var bytes = bytes
    if bytes.last == 0x0D { bytes.removeLast() }
    if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if isTooLong {
      return .unreadable("line \(lineNumber) of the input is longer than \(Self.longestLine) bytes; it was left out")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .unreadable("line \(lineNumber) of the input is not UTF-8; it was left out")
    }
    return .line(text)
  }

  /// Whether a read would return at once, be it with the end of the input.
  private var isReadable: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) != 0
  }

  /// Reads what is available; false at the end.
  private func fill() -> Bool {
    let size = 64 << 10
    let before = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: size))
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress?.advanced(by: before), size)
      }
      if count < 0, errno == EINTR { continue }
      buffer.removeLast(size - max(0, count))
      return count > 0
    }
  }
}
