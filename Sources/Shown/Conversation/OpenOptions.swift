package import SimDialogue

/// What can be chosen now: choices by number, then buttons by a tap, in the order in which they are shown.
package enum OpenOptions {
  /// The options of the question; empty where any words may answer.
  package static func of(_ expectation: Expectation) -> [OpenOption] {
    switch expectation {
    case .nothing, .effect, .reply, .rest, .yesNo: []
    case .answer(_, _, let choices), .change(_, let choices), .whichApp(let choices), .choice(let choices):
      choices.enumerated().map { index, choice in
        OpenOption(text: choice.text, line: String(choice.number ?? index + 1))
      }
    case .confirm(_, _, let buttons), .review(_, let buttons), .authorisation(_, let buttons), .openApp(_, let buttons),
      .phrase(let buttons):
      buttons.map { OpenOption(text: $0, line: "* tap \($0)") }
    case .unlock: [OpenOption(text: "unlock", line: "* unlock")]
    }
  }
}
