import SimDiagnostics
import SimText

/// The marks of a line that says something in several ways at once: `[optional]`, `(this|that)`, `{name}`.
///
/// Phrases, word lists and the words of answers use them; phrases also have `<rule>` and `@`. Full-width brackets,
/// which Chinese keyboards produce, mean the same.
struct Notation {
  /// A part of a line.
  indirect enum Part: Hashable, Sendable {
    /// Words, with the spaces around them.
    case text(TextBytes)
    /// One of several; an empty alternative makes it optional.
    case choice([[Part]])
    /// `{name}`, and the column where it opens.
    case braces(TextBytes, column: Int)
    /// `<name>`, and the column where it opens.
    case angles(TextBytes, column: Int)
    case at
  }

  /// Which marks there are in addition to brackets, bars and braces.
  enum Marks { case none, rulesAndAppName }

  /// The parts between bars outside of all brackets.
  private(set) var alternatives: [[Part]] = []
  /// What is wrong in the line.
  private(set) var problems: [Diagnostic] = []

  private let bytes: TextBytes
  private var index = 0
  private var isTooDeep = false
  private let place: TextPlace
  private let marks: Marks

  /// Reads a line.
  ///
  /// - Parameter place: of its first character.
  init(_ bytes: TextBytes, at place: TextPlace, marks: Marks) {
    self.bytes = Notation.halfWidth(bytes)
    self.place = place
    self.marks = marks
    alternatives = alternatives(until: nil, openedAt: 0, depth: 0)
  }

  /// Reads up to a closing bracket, split at bars.
  private mutating func alternatives(until close: UInt8?, openedAt open: Int, depth: Int) -> [[Part]] {
    var result: [[Part]] = []
    var parts: [Part] = []
    var literal = index
    func addText(_ text: TextBytes) { if !text.isEmpty { parts.append(.text(text)) } }
    while index < bytes.count {
      let byte = bytes[index]
      guard isMark(byte) else {
        index += 1
        continue
      }
      addText(bytes[literal..<index])
      let start = index
      index += 1
      switch byte {
      case UInt8(ascii: "("): parts.append(.choice(nested(until: UInt8(ascii: ")"), depth: depth)))
      case UInt8(ascii: "["): parts.append(.choice(nested(until: UInt8(ascii: "]"), depth: depth) + [[]]))
      case UInt8(ascii: "{"):
        if let name = name(until: UInt8(ascii: "}"), from: start) { parts.append(.braces(name, column: column(start))) }
      case UInt8(ascii: "<"):
        if let name = name(until: UInt8(ascii: ">"), from: start) { parts.append(.angles(name, column: column(start))) }
      case UInt8(ascii: "@"): parts.append(.at)
      case UInt8(ascii: "|"):
        result.append(parts)
        parts = []
      case let bracket:
        if bracket == close { return result + [parts] }
        problem("'\(Notation.written(bracket))' closes nothing", at: start)
      }
      literal = index
    }
    addText(bytes[min(literal, bytes.count)...])
    if let close, !isTooDeep { neverClosed(close, openedAt: open) }
    return result + [parts]
  }

  private mutating func nested(until close: UInt8, depth: Int) -> [[Part]] {
    // A line of a hundred thousand brackets must not exhaust the stack.
    guard depth < 32 else {
      problem("brackets within brackets, more than 32 deep", at: index - 1)
      isTooDeep = true
      index = bytes.count
      return []
    }
    return alternatives(until: close, openedAt: index - 1, depth: depth + 1)
  }

  /// The text up to a closing mark, trimmed.
  private mutating func name(until close: UInt8, from start: Int) -> TextBytes? {
    guard let end = bytes[index...].firstIndex(of: close) else {
      neverClosed(close, openedAt: start)
      index = bytes.count
      return nil
    }
    let name = bytes[index..<end].trimmed
    index = end + 1
    guard !name.isEmpty else {
      problem("'\(bytes[start..<index].text)' names nothing", at: start)
      return nil
    }
    guard !name.contains(where: isMark) else {
      problem("'\(name.text)' is no name", at: start)
      return nil
    }
    return name
  }

  private mutating func neverClosed(_ close: UInt8, openedAt start: Int) {
    problem("'\(Notation.written(bytes[start]))' is never closed; expected '\(Notation.written(close))'", at: start)
  }

  private mutating func problem(_ message: String, at index: Int) {
    problems.error(message, at: TextPlace(file: place.file, line: place.line, column: column(index)))
  }

  /// The column of the character at an index.
  private func column(_ index: Int) -> Int { place.column + bytes[..<max(0, min(index, bytes.count))].characterCount }

  private static func written(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  private func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "|"):
      true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"): marks == .rulesAndAppName
    default: false
    }
  }

  private static func halfWidth(_ bytes: TextBytes) -> TextBytes {
    guard bytes.contains(where: { $0 == 0xEF || $0 == 0xE3 }) else { return ArraySlice(Array(bytes)) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let (_, narrow) = wideMarks.first(where: { bytes.starts(with: $0.wide, at: index) }) {
        result.append(narrow)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result[...]
  }

  private static let wideMarks: [(wide: StaticString, narrow: UInt8)] = [
    ("（", UInt8(ascii: "(")), ("）", UInt8(ascii: ")")), ("［", UInt8(ascii: "[")), ("】", UInt8(ascii: "]")),
    ("【", UInt8(ascii: "[")), ("］", UInt8(ascii: "]")), ("｛", UInt8(ascii: "{")), ("｝", UInt8(ascii: "}")),
    ("＜", UInt8(ascii: "<")), ("〈", UInt8(ascii: "<")), ("＞", UInt8(ascii: ">")), ("〉", UInt8(ascii: ">")),
    ("｜", UInt8(ascii: "|")), ("＠", UInt8(ascii: "@")), ("＝", UInt8(ascii: "=")),
  ]
}
