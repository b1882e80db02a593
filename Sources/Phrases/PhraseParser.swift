public import SimDiagnostics
import SimText
public import SimUtterances

/// Parses one line of the phrase language.
public enum PhraseParser {
  /// Parses a phrase.
  ///
  /// - Parameters:
  ///   - apostrophes: the role of apostrophes in its language.
  ///   - place: of its first character.
  ///   - diagnostics: receives what is wrong in it.
  /// - Returns: nil when it is faulty or empty.
  public static func parse(
    _ text: String, _ apostrophes: Apostrophes = Apostrophes(), at place: TextPlace, diagnostics: inout [Diagnostic]
  ) -> Phrase? {
    parse(Array(text.utf8)[...], apostrophes, at: place, diagnostics: &diagnostics)
  }

  static func parse(
    _ text: TextBytes, _ apostrophes: Apostrophes, at place: TextPlace, diagnostics: inout [Diagnostic]
  ) -> Phrase? {
    let notation = Notation(text, at: place, marks: .rulesAndAppName)
    var problems = notation.problems
    let alternatives = notation.alternatives.map { parts(of: $0, apostrophes, at: place, &problems) }
    if alternatives.count > 1 {
      problems.error("'|' outside of brackets; write (this|that)", at: place)
    }
    guard problems.isEmpty else {
      diagnostics += problems
      return nil
    }
    guard let parts = alternatives.first, !parts.isEmpty else {
      diagnostics.error("a phrase without words", at: place)
      return nil
    }
    return Phrase(parts: parts, text: text.text, place: place)
  }

  private static func parts(
    of notation: [Notation.Part], _ apostrophes: Apostrophes, at place: TextPlace, _ problems: inout [Diagnostic]
  ) -> [PhrasePart] {
    var parts: [PhrasePart] = []
    for part in notation {
      switch part {
      case .text(let text):
        for word in PhraseWord.words(ofPiece: text.trimmed, apostrophes) { parts.append(.word(word)) }
      case .choice(let alternatives):
        parts.append(.choice(alternatives.map { self.parts(of: $0, apostrophes, at: place, &problems) }))
      case .braces(let inner, let column):
        do throws(Fault) {
          parts.append(try braces(inner, column))
        } catch {
          problems.error(error.message, at: TextPlace(file: place.file, line: place.line, column: column))
        }
      case .angles(let name, let column): parts.append(.rule(name: name.text, column: column))
      case .at: parts.append(.appName)
      }
    }
    return parts
  }

  private struct Fault: Error { var message: String }

  /// The inside of braces: `{parameter}`, `{parameter:reader}`, `{parameter+parameter:reader}` or
  /// `{parameter=constant}`.
  private static func braces(_ inner: TextBytes, _ column: Int) throws(Fault) -> PhrasePart {
    if let equals = inner.firstIndex(of: UInt8(ascii: "=")) {
      let (name, value) = (inner[..<equals].trimmed.text, inner[(equals + 1)...].trimmed.text)
      guard !name.isEmpty, !value.isEmpty else {
        throw Fault(message: "'{\(inner.text)}' must be {parameter=constant}")
      }
      return .constant(parameter: name, value: value, column: column)
    }
    let pieces = inner.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(\.trimmed.text)
    guard pieces.count <= 2, !pieces.contains("") else {
      throw Fault(message: "'{\(inner.text)}' must be {parameter} or {parameter:reader}")
    }
    let names = pieces[0].split(separator: "+", omittingEmptySubsequences: false).map { String($0.trimmed) }
    guard names.count <= 2, !names.contains("") else {
      throw Fault(message: "'{\(inner.text)}' must be {parameter:reader} or {parameter+parameter:reader}")
    }
    return .slot(
      PhraseSlot(
        parameter: names[0], companion: names.count == 2 ? names[1] : nil, reader: pieces.count == 2 ? pieces[1] : nil,
        column: column))
  }
}
