import Glibc
import SimBatch
import SimPolling
import SimSession
import SimTerminalUI
import SimText
import Synchronization

/// Carries lines from a descriptor through the recogniser to another one, in order.
///
/// The lines that are there are answered and written before it waits for more, so that a program at the other end of
/// two pipes can send a line and read its answer.
struct BatchStream {
  /// A longer line is skipped, because it would be held in memory as a whole.
  static let longestLine = 64 << 20
  /// How many lines, or bytes of them, are answered at a time.
  private static let mostLines = 4_096
  private static let mostBytes = 4 << 20

  private let recognizer: BatchRecognizer
  private let input: Int32
  private let output: Int32
  private var buffer = LineBuffer()
  private var lineNumber = 0
  private var isAtEnd = false
  /// Whether the bytes up to the next line break belong to a skipped line.
  private var isSkipping = false

  init(recognizer: BatchRecognizer, input: Int32, output: Int32) {
    self.recognizer = recognizer
    self.input = input
    self.output = output
  }

  /// Reads to the end of the input.
  ///
  /// - Returns: how many lines could not be read.
  mutating func run() -> Int {
    var unreadable = 0
    while true {
      let lines = gather()
      if lines.isEmpty { return unreadable }
      let answers = Self.answers(to: lines, recognizer)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(answers.reduce(0) { $0 + $1.bytes.count + 1 })
      for answer in answers {
        bytes += answer.bytes
        bytes.append(UInt8(ascii: "\n"))
        if answer.isError { unreadable += 1 }
      }
      guard DescriptorWriter.write(String(decoding: bytes, as: UTF8.self), to: output) else { return unreadable }
    }
  }

  // MARK: Lines

  private struct Line: Sendable {
    var number: Int
    /// Nil when it is too long.
    var bytes: [UInt8]?
  }

  /// The lines that are there, at least one; empty at the end.
  private mutating func gather() -> [Line] {
    var lines: [Line] = []
    var bytes = 0
    while true {
      while lines.count < Self.mostLines, bytes < Self.mostBytes, let line = buffer.next() {
        bytes += line.count
        take(line, into: &lines)
      }
      if lines.count >= Self.mostLines || bytes >= Self.mostBytes { return lines }
      if !isSkipping, buffer.waiting > Self.longestLine {
        isSkipping = true
        _ = buffer.takeRest()
        lineNumber += 1
        lines.append(Line(number: lineNumber, bytes: nil))
      } else if isSkipping, buffer.waiting > 1 << 20 {
        _ = buffer.takeRest()
      }
      if !lines.isEmpty, !isAtEnd, !isReadable { return lines }
      guard !isAtEnd else { return lines }
      fill()
      if isAtEnd {
        let rest = buffer.takeRest()
        if !rest.isEmpty { take(rest, into: &lines) }
      }
    }
  }

  private mutating func take(_ line: [UInt8], into lines: inout [Line]) {
    if isSkipping {
      isSkipping = false
      return
    }
    lineNumber += 1
    var line = line
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    // Space between lines isn't a line.
    guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
    lines.append(Line(number: lineNumber, bytes: line))
  }

  /// Whether reading would return at once, if only the end of the input.
  private var isReadable: Bool {
    var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) != 0
  }

  private mutating func fill() {
    let size = 256 << 10
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      var got = read(input, bytes.baseAddress, size)
      while got < 0, errno == EINTR { got = read(input, bytes.baseAddress, size) }
      count = max(0, got)
    }
    if bytes.isEmpty { isAtEnd = true } else { buffer.append(bytes) }
  }

  // MARK: Answers

  /// Answers lines on as many threads as there are processors; a few are not worth a thread.
  private static func answers(to lines: [Line], _ recognizer: BatchRecognizer) -> [BatchRecognizer.Answer] {
    let blocks = (lines.count + blockSize - 1) / blockSize
    let work = Work()
    BackgroundThread.runAll(min(blocks, processorCount())) {
      while true {
        let number = work.next.add(1, ordering: .relaxed).oldValue
        guard number < blocks else { return }
        let block = lines[number * blockSize..<min(lines.count, (number + 1) * blockSize)]
        let answers = block.map { answer(to: $0, recognizer) }
        work.answers.withLock { $0[number] = answers }
      }
    }
    return work.answers.withLock { answers in (0..<blocks).flatMap { answers[$0] ?? [] } }
  }

  private static let blockSize = 64

  /// The state that threads share: the next block of lines, and the answers to those before it.
  private final class Work: Sendable {
    let next = Atomic(0)
    let answers = Mutex<[Int: [BatchRecognizer.Answer]]>([:])
  }

  private static func answer(to line: Line, _ recognizer: BatchRecognizer) -> BatchRecognizer.Answer {
    guard let bytes = line.bytes else {
      return recognizer.refuse(line: line.number, because: "the line is longer than \(longestLine) bytes")
    }
    return recognizer.answer(bytes, number: line.number)
  }
}
