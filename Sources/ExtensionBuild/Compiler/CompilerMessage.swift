/// A message of the compiler's about a source.
struct CompilerMessage: Hashable, Sendable {
  enum Severity: Hashable, Sendable { case note, warning, error }

  /// A place in a file that the compiler was given, from 1 and in bytes.
  struct Place: Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int
  }

  /// A replacement of some bytes that the compiler proposes.
  struct FixIt: Hashable, Sendable {
    var start: Place
    var end: Place
    var text: String
  }

  var severity: Severity
  var text: String
  /// Nil if it concerns no source.
  var place: Place?
  var fixIts: [FixIt] = []
  var notes: [CompilerMessage] = []
}

extension CompilerMessage {
  /// Whether it concerns the syntax alone: the source ends in the middle of something.
  var isOfSyntax: Bool {
    ["unterminated ", "expected ", "consecutive ", "extraneous ", "invalid character"].contains { text.hasPrefix($0) }
  }

  /// The messages in a file of serialized diagnostics, as clang and Swift write them.
  static func messages(inSerialized bytes: [UInt8]) -> [CompilerMessage] {
    var reader = SerializedDiagnostics()
    var messages: [CompilerMessage] = []
    for case .block(let number, let items) in Bitstream.items(of: bytes, magic: "DIAG")
    where number == SerializedDiagnostics.diagnosticBlock {
      guard let message = reader.message(items) else { continue }
      // Swift's notes follow the message that they belong to.
      if message.severity == .note, !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      } else {
        messages.append(message)
      }
    }
    return messages
  }
}

/// The records of a diagnostic (clang/Frontend/SerializedDiagnostics.h).
private struct SerializedDiagnostics {
  static let diagnosticBlock = 9

  private var files: [UInt64: String] = [:]

  mutating func message(_ items: [Bitstream.Item]) -> CompilerMessage? {
    var message: CompilerMessage?
    for item in items {
      switch item {
      case .block(let number, let inner) where number == Self.diagnosticBlock:
        if let note = self.message(inner) { message?.notes.append(note) }
      case .block: continue
      case .record(let record):
        switch record.code {
        case 2:
          guard record.numbers.count >= 5 else { return nil }
          message = CompilerMessage(
            severity: severity(record.numbers[0]), text: String(decoding: record.blob, as: UTF8.self),
            place: place(record.numbers[1...]))
        case 6:
          if let number = record.numbers.first { files[number] = String(decoding: record.blob, as: UTF8.self) }
        case 7:
          guard record.numbers.count >= 8, let start = place(record.numbers[0...]),
            let end = place(record.numbers[4...])
          else { continue }
          message?.fixIts.append(
            CompilerMessage.FixIt(start: start, end: end, text: String(decoding: record.blob, as: UTF8.self)))
        default: continue
        }
      }
    }
    return message
  }

  private func severity(_ number: UInt64) -> CompilerMessage.Severity {
    switch number {
    case 3, 4: .error
    case 2: .warning
    default: .note
    }
  }

  /// File, line, column, offset.
  private func place(_ numbers: ArraySlice<UInt64>) -> CompilerMessage.Place? {
    guard numbers.count >= 3, let file = files[numbers[numbers.startIndex]] else { return nil }
    return CompilerMessage.Place(
      file: file, line: Int(truncatingIfNeeded: numbers[numbers.startIndex + 1]),
      column: Int(truncatingIfNeeded: numbers[numbers.startIndex + 2]))
  }
}
