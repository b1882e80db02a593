public import SimDiagnostics
import SimText

/// A piece of one way to say a line, with all optional parts resolved.
public enum SpelledPiece: Hashable, Sendable {
  /// Words as they are written, with the spaces around them.
  case text(String)
  /// `{name}`: a value, or a class of words.
  case name(String)

  /// All ways to say a line of a list: `[optional]` with and without, each alternative of `(this|that)`.
  ///
  /// The first has everything optional and the first of all alternatives; the last has nothing optional.
  ///
  /// - Parameters:
  ///   - place: of the line's first character.
  ///   - limit: more ways than this are an error in the line.
  ///   - diagnostics: receives what is wrong in it.
  /// - Returns: nil when the line is faulty.
  public static func ways(
    toSay line: String, at place: TextPlace, atMost limit: Int = 512, diagnostics: inout [Diagnostic]
  ) -> [[SpelledPiece]]? {
    let notation = Notation(Array(line.utf8)[...], at: place, marks: .none)
    guard notation.problems.isEmpty else {
      diagnostics += notation.problems
      return nil
    }
    guard let ways = ways(toSayOneOf: notation.alternatives, atMost: limit) else {
      diagnostics.error("more than \(limit) ways to say one line", at: place)
      return nil
    }
    return ways
  }

  private static func ways(toSayOneOf alternatives: [[Notation.Part]], atMost limit: Int) -> [[SpelledPiece]]? {
    var result: [[SpelledPiece]] = []
    for parts in alternatives {
      var heads: [[SpelledPiece]] = [[]]
      for part in parts {
        let tails: [[SpelledPiece]]
        switch part {
        case .text(let text): tails = [[.text(text.text)]]
        case .braces(let name, _): tails = [[.name(name.text)]]
        case .angles, .at: tails = [[]]
        case .choice(let alternatives):
          guard let ways = ways(toSayOneOf: alternatives, atMost: limit) else { return nil }
          tails = ways
        }
        guard heads.count * tails.count <= limit else { return nil }
        heads = heads.flatMap { head in tails.map { head + $0 } }
      }
      result += heads
    }
    return result.count <= limit ? result : nil
  }
}
