public import SimDiagnostics
import SimText

/// Parses one line of the phrase language.
public struct PhraseParser {
  private let bytes: TextBytes
  private var index = 0
  private let place: TextPlace
  private var problems: [Diagnostic] = []

  private init(_ bytes: TextBytes, at place: TextPlace) {
    self.bytes = PhraseParser.halfWidth(bytes)
    self.place = place
  }

  /// Parses a phrase.
  ///
  /// - Parameters:
  ///   - place: where its first character stands.
  ///   - diagnostics: receives what is wrong in it.
  /// - Returns: nil when something is wrong, or nothing is in it.
  public static func parse(_ text: String, at place: TextPlace, diagnostics: inout [Diagnostic]) -> Phrase? {
    parse(Array(text.utf8)[...], at: place, diagnostics: &diagnostics)
  }

  static func parse(_ text: TextBytes, at place: TextPlace, diagnostics: inout [Diagnostic]) -> Phrase? {
    var parser = PhraseParser(text, at: place)
    let alternatives = parser.alternatives(until: nil, depth: 0)
    if alternatives.count > 1 {
      parser.problem("'|' outside of brackets; write (this|that)", at: 0)
    }
    guard parser.problems.isEmpty else {
      diagnostics += parser.problems
      return nil
    }
    guard let parts = alternatives.first, !parts.isEmpty else {
      diagnostics.error("a phrase without words", at: place)
      return nil
    }
    return Phrase(parts: parts, text: text.text, place: place)
  }

  /// Parses up to a closing bracket, cut at the bars.
  private mutating func alternatives(until close: UInt8?, depth: Int) -> [[PhrasePart]] {
    var result: [[PhrasePart]] = []
    var parts: [PhrasePart] = []
    let start = index
    var literal = index
    while index < bytes.count {
      let byte = bytes[index]
      guard PhraseParser.isMark(byte) else {
        index += 1
        continue
      }
      PhraseParser.add(bytes[literal..<index], to: &parts)
      let column = index
      index += 1
      switch byte {
      case UInt8(ascii: "("): parts.append(.choice(nested(until: UInt8(ascii: ")"), depth: depth)))
      case UInt8(ascii: "["): parts.append(.choice(nested(until: UInt8(ascii: "]"), depth: depth) + [[]]))
      case UInt8(ascii: "{"): if let part = braces(from: column) { parts.append(part) }
      case UInt8(ascii: "<"):
        if let name = name(until: UInt8(ascii: ">"), from: column) {
          parts.append(.rule(name: name, column: number(column)))
        }
      case UInt8(ascii: "@"): parts.append(.appName)
      case UInt8(ascii: "|"):
        result.append(parts)
        parts = []
      case let bracket:
        if bracket == close { return result + [parts] }
        problem("'\(PhraseParser.written(bracket))' closes nothing", at: column)
      }
      literal = index
    }
    PhraseParser.add(bytes[min(literal, bytes.count)...], to: &parts)
    if let close { problem("'\(PhraseParser.written(close))' is missing to what opens here", at: start - 1) }
    return result + [parts]
  }

  private mutating func nested(until close: UInt8, depth: Int) -> [[PhrasePart]] {
    // A line of a hundred thousand brackets must not exhaust the stack.
    guard depth < 32 else {
      problem("brackets within brackets, more than 32 deep", at: index - 1)
      index = bytes.count
      return []
    }
    return alternatives(until: close, depth: depth + 1)
  }

  /// What stands in braces: `{parameter}`, `{parameter:reader}`, `{parameter+parameter:reader}` or `{parameter=constant}`.
  private mutating func braces(from column: Int) -> PhrasePart? {
    guard let inner = content(until: UInt8(ascii: "}"), from: column) else { return nil }
    if let equals = inner.firstIndex(of: UInt8(ascii: "=")) {
      let (name, value) = (inner[..<equals].trimmed.text, inner[(equals + 1)...].trimmed.text)
      guard !name.isEmpty, !value.isEmpty else {
        problem("'{\(inner.text)}' must be {parameter=constant}", at: column)
        return nil
      }
      return .constant(parameter: name, value: value, column: number(column))
    }
    let pieces = inner.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(\.trimmed.text)
    guard pieces.count <= 2, !pieces.contains("") else {
      problem("'{\(inner.text)}' must be {parameter} or {parameter:reader}", at: column)
      return nil
    }
    let names = pieces[0].split(separator: "+", omittingEmptySubsequences: false).map { String($0.trimmed) }
    guard names.count <= 2, !names.contains("") else {
      problem("'{\(inner.text)}' must be {parameter:reader} or {parameter+parameter:reader}", at: column)
      return nil
    }
    let slot = PhraseSlot(
      parameter: names[0], companion: names.count == 2 ? names[1] : nil, reader: pieces.count == 2 ? pieces[1] : nil,
      column: number(column))
    return .slot(slot)
  }

  private mutating func name(until close: UInt8, from column: Int) -> String? {
    content(until: close, from: column)?.text
  }

  private mutating func content(until close: UInt8, from column: Int) -> TextBytes? {
    guard let end = bytes[index...].firstIndex(of: close) else {
      problem("'\(PhraseParser.written(close))' is missing to what opens here", at: column)
      index = bytes.count
      return nil
    }
    let content = bytes[index..<end].trimmed
    index = end + 1
    guard !content.isEmpty, !content.contains(where: PhraseParser.isMark) else {
      problem("'\(content.text)' is no name", at: column)
      return nil
    }
    return content
  }

  private mutating func problem(_ message: String, at index: Int) {
    problems.error(message, at: TextPlace(file: place.file, line: place.line, column: number(index)))
  }

  /// The column of the character at an index.
  private func number(_ index: Int) -> Int { place.column + bytes[..<max(0, min(index, bytes.count))].characterCount }

  private static func written(_ byte: UInt8) -> Character { Character(Unicode.Scalar(byte)) }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  private static func add(_ literal: TextBytes, to parts: inout [PhrasePart]) {
    let text = literal.withoutIndent
    guard let first = text.first else { return }
    // "'s" is a word of its own only behind another; what it stands behind here is a name or a slot.
    if first == UInt8(ascii: "'") || text.starts(with: "’", at: text.startIndex) {
      for word in PhraseWord.words(of: [UInt8(ascii: "x")] + text).dropFirst() { parts.append(.word(word)) }
    } else {
      for word in PhraseWord.words(of: text) { parts.append(.word(word)) }
    }
  }

  /// Chinese keyboards give wide brackets; they mean the same.
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
