public import SimDiagnostics

/// Parses one line of the phrase language.
public struct PhraseParser {
  private let characters: [Character]
  private var index = 0
  private let place: TextPlace
  private var problems: [Diagnostic] = []

  private init(_ text: String, at place: TextPlace) {
    characters = text.map(PhraseParser.halfWidth)
    self.place = place
  }

  /// Parses a phrase.
  ///
  /// - Parameters:
  ///   - place: where its first character stands.
  ///   - diagnostics: receives what is wrong in it.
  /// - Returns: nil when something is wrong, or nothing is in it.
  public static func parse(_ text: String, at place: TextPlace, diagnostics: inout [Diagnostic]) -> Phrase? {
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
    return Phrase(parts: parts, text: text, place: place)
  }

  /// Parses up to a closing bracket, cut at the bars.
  private mutating func alternatives(until close: Character?, depth: Int) -> [[PhrasePart]] {
    var result: [[PhrasePart]] = []
    var parts: [PhrasePart] = []
    var literal = ""
    let start = index
    while index < characters.count {
      let character = characters[index]
      guard "()[]{}<>|@".contains(character) else {
        literal.append(character)
        index += 1
        continue
      }
      PhraseParser.flush(&literal, into: &parts)
      let column = index
      index += 1
      switch character {
      case "(": parts.append(.choice(nested(until: ")", depth: depth)))
      case "[": parts.append(.choice(nested(until: "]", depth: depth) + [[]]))
      case "{": if let part = braces(from: column) { parts.append(part) }
      case "<": if let name = name(until: ">", from: column) { parts.append(.rule(name: name, column: number(column))) }
      case "@": parts.append(.appName)
      case "|":
        result.append(parts)
        parts = []
      case let bracket:
        if bracket == close { return result + [parts] }
        problem("'\(bracket)' closes nothing", at: column)
      }
    }
    PhraseParser.flush(&literal, into: &parts)
    if let close { problem("'\(close)' is missing to what opens here", at: start - 1) }
    return result + [parts]
  }

  private mutating func nested(until close: Character, depth: Int) -> [[PhrasePart]] {
    // A line of a hundred thousand brackets must not exhaust the stack.
    guard depth < 32 else {
      problem("brackets within brackets, more than 32 deep", at: index - 1)
      index = characters.count
      return []
    }
    return alternatives(until: close, depth: depth + 1)
  }

  /// What stands in braces: `{parameter}`, `{parameter:reader}` or `{parameter=constant}`.
  private mutating func braces(from column: Int) -> PhrasePart? {
    guard let inner = name(until: "}", from: column) else { return nil }
    if let equals = inner.firstIndex(of: "=") {
      let (name, value) = (trimmed(inner[..<equals]), trimmed(inner[inner.index(after: equals)...]))
      guard !name.isEmpty, !value.isEmpty else {
        problem("'{\(inner)}' must be {parameter=constant}", at: column)
        return nil
      }
      return .constant(parameter: name, value: value, column: number(column))
    }
    let pieces = inner.split(separator: ":", omittingEmptySubsequences: false).map { trimmed($0) }
    guard pieces.count <= 2, !pieces.contains("") else {
      problem("'{\(inner)}' must be {parameter} or {parameter:reader}", at: column)
      return nil
    }
    return .slot(PhraseSlot(parameter: pieces[0], reader: pieces.count == 2 ? pieces[1] : nil, column: number(column)))
  }

  private mutating func name(until close: Character, from column: Int) -> String? {
    guard let end = characters[index...].firstIndex(of: close) else {
      problem("'\(close)' is missing to what opens here", at: column)
      index = characters.count
      return nil
    }
    let name = trimmed(characters[index..<end])
    index = end + 1
    guard !name.isEmpty, !name.contains(where: { "()[]{}<>|@".contains($0) }) else {
      problem("'\(name)' is no name", at: column)
      return nil
    }
    return name
  }

  private mutating func problem(_ message: String, at column: Int) {
    problems.error(message, at: TextPlace(file: place.file, line: place.line, column: number(column)))
  }

  private func number(_ column: Int) -> Int { place.column + max(0, column) }

  private func trimmed(_ text: some Sequence<Character>) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func flush(_ literal: inout String, into parts: inout [PhrasePart]) {
    // "'s" is a word of its own only behind another; what it stands behind here is a name or a slot.
    let text = literal.drop { $0.isWhitespace }
    let isGenitive = text.first.map { "'’".contains($0) } ?? false
    let words = PhraseWord.words(of: isGenitive ? "x" + text : String(text))
    parts += (isGenitive ? words.dropFirst() : words[...]).map { .word($0) }
    literal = ""
  }

  /// Chinese keyboards give wide brackets; they mean the same.
  private static func halfWidth(_ character: Character) -> Character {
    switch character {
    case "（": "("
    case "）": ")"
    case "［", "【": "["
    case "］", "】": "]"
    case "｛": "{"
    case "｝": "}"
    case "＜", "〈": "<"
    case "＞", "〉": ">"
    case "｜": "|"
    case "＠": "@"
    case "＝": "="
    default: character
    }
  }
}
