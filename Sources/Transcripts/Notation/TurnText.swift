package import SimDialogue
import SimText

/// A turn in the transcript's notation: line mode, recording and replay print the same.
package enum TurnText {
  /// The lines of one piece of a turn.
  ///
  /// - Parameter width: the terminal's columns, to which cards are laid out; nil keeps every row on one line, as in a
  ///   recording.
  package static func lines(of output: Output, width: Int? = nil) -> [TurnLine] {
    switch output {
    case .trace(let trace): [TurnLine(.trace, SafeText.cell(TraceNotation.text(of: trace)))]
    case .says(let line): [TurnLine(.says, SafeText.cell(line.text))]
    case .choices(let choices):
      choices.enumerated().map { index, choice in
        let text = SafeText.cell(choice.text)
        let detail = choice.detail.map { "  " + SafeText.cell($0) } ?? ""
        return TurnLine(.choice(choice.number ?? index + 1), text + detail)
      }
    case .card(let card):
      CardLayout(card, width: width.map { max($0, minimalWidth) - markWidth }).rows.map {
        TurnLine(.card, $0.first, continuation: $0.rest)
      }
    }
  }

  /// The printed lines of a whole turn.
  package static func printed(_ outputs: [Output], width: Int? = nil) -> [String] {
    outputs.flatMap { lines(of: $0, width: width) }.flatMap(\.printed)
  }

  /// Narrower terminals get lines of this width anyway.
  package static let minimalWidth = 20
  private static let markWidth = 2
}
