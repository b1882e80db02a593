import SimText

/// A line of a turn as the session produced it: with its kind in the notation, without marks and escapes.
package struct ObservedLine: Hashable, Sendable {
  /// The notation's kinds of lines.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case trace, choice, card, style, says

    /// Whether it belongs to a turn's facts; what Siri says is its wording.
    package var isFact: Bool { self != .says }
  }

  /// The kind of line.
  package var kind: Kind
  /// Without the mark: `handle = success`, `Sam Lee`, `To  Sam Lee, mobile`.
  package var text: String
  /// The number of a choice; nil for its position in the turn, from 1.
  package var number: Int?

  /// An observed line; a choice without a number is counted.
  package init(_ kind: Kind, _ text: String, number: Int? = nil) {
    self.kind = kind
    self.text = text
    self.number = number
  }

  /// A line as printed in line mode.
  package init(_ line: TurnLine) {
    let text = line.continuation.reduce(line.text) { LineBreaking.joined($0, trimmed($1)) }
    switch line.kind {
    case .trace: self.init(.trace, text)
    case .choice(let number): self.init(.choice, text, number: number)
    case .card: self.init(.card, text)
    case .says: self.init(.says, text)
    }
  }

  /// Reads lines in line mode's notation; escapes are resolved, and `?`, `!` and `~` have no meaning here.
  package static func lines(inNotation text: String) -> [ObservedLine] {
    TalkFile.parse("> .\n" + text).turns.first.map { turn in
      turn.expectations.map { expectation in
        ObservedLine(
          expectation.kind ?? .says, Escaping.unescape(expectation.wording.source), number: expectation.number)
      }
    } ?? []
  }

  /// The line in a transcript, with nothing that would be read as a wildcard or another mark.
  ///
  /// - Parameter position: the number of a choice that has none.
  package func notation(position: Int = 1) -> String {
    let body = Escaping.escape(cleanText, opensLine: kind == .says)
    let mark =
      switch kind {
      case .trace: "-"
      case .choice: "\(number ?? position)."
      case .card: "|"
      case .style: "|%"
      case .says: ""
      }
    return [mark, body].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text to compare: a card's cells keep their spaces, anything else has single ones.
  var cleanText: String {
    switch kind {
    case .card, .style:
      var view = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        // A tab separates cells.
        let isBreak = scalar != "\t" && SafeText.isBreak(scalar)
        view.append(isBreak ? " " : SafeText.isUnsafe(scalar) && scalar != "\t" ? "\u{FFFD}" : scalar)
      }
      return trimmed(String(view))
    case .trace, .choice, .says: return normalisedLine(text)
    }
  }
}
