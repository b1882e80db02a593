import SimDiagnostics
import SimText

extension TranscriptResult {
  /// The differences as text: for each turn its place and the reason, then a difference in the transcript's notation.
  ///
  /// ```
  /// two-people.talk:22:1: facts differ: resolveRecipients answered success, not disambiguation
  ///   > the first one
  /// - - resolveRecipients = disambiguation mobile | home
  /// + - resolveRecipients = success Sam Lee (mobile)
  ///                         ^
  /// ```
  ///
  /// - Parameter strict: whether to list turns without expectations too.
  package func report(strict: Bool = false) -> String {
    let lines = problems.map(\.talkLine)
    let turns = turns.compactMap { turn -> String? in
      if let difference = TurnReport(turn) { return difference.text }
      guard strict, turn.isUnchecked else { return nil }
      return """
        \(Self.uncheckedLine(at: turn.turn.place))
          \(turn.turn.opening.notation)
        """
    }
    return (lines + turns).map { $0 + "\n" }.joined()
  }

  static func text(_ place: TextPlace?) -> String {
    guard let place else { return "?" }
    return "\(Self.shown(place.file ?? "transcript")):\(place.line):\(place.column)"
  }

  /// The report of an unchecked turn, with its place.
  static func uncheckedLine(at place: TextPlace) -> String {
    "\(text(place)): unchecked: \(TurnComparison.uncheckedReason)"
  }

  /// Text from outside without control characters.
  static func shown(_ text: String) -> String { normalisedLine(text) }
}

extension TurnComparison {
  /// Why a turn without expectations is reported.
  static let uncheckedReason = "this turn shows nothing that must come of it"
}

extension Diagnostic {
  /// The place, and what is wrong.
  var talkLine: String { "\(TranscriptResult.text(place)): \(severity.rawValue): \(talkMessage)" }

  /// The message with its suggestion.
  var talkMessage: String {
    TranscriptResult.shown(message) + (suggestion.map { "; did you mean '\(TranscriptResult.shown($0))'?" } ?? "")
  }
}

extension ExpectedLine {
  /// The expectation as a line of a transcript, without its alternatives.
  package var notation: String {
    let mark: String =
      switch kind {
      case .trace: "- "
      case .choice: "\(number ?? 1). "
      case .card: "| "
      case .style: "|% "
      case .says, nil: ""
      }
    let prefix: String =
      switch presence {
      case .required: ""
      case .optional: "? "
      case .forbidden: "! "
      }
    return prefix + mark + normalisedLine(wording.source)
  }
}
