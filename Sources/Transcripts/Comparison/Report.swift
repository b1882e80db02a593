import SimDiagnostics
import SimText

extension TranscriptResult {
  /// What differs, as text: each place, the turn, and both lines in the transcript's own notation.
  ///
  /// ```
  /// two-people.talk:22:1: facts differ
  ///   > the first one
  /// - - resolveRecipients = disambiguation mobile | home
  /// + - resolveRecipients = success Sam Lee (mobile)
  ///                         ^
  /// ```
  ///
  /// - Parameter strict: whether turns without expectations are listed too.
  public func report(strict: Bool = false) -> String {
    var lines: [String] = []
    for problem in problems {
      let suggestion = problem.suggestion.map { "; did you mean '\(Self.shown($0))'?" } ?? ""
      lines.append(
        "\(Self.text(problem.place)): \(problem.severity.rawValue): \(Self.shown(problem.message))\(suggestion)")
    }
    for turn in turns {
      for step in turn.steps where !step.holds { lines += turn.report(step) }
      if strict, turn.isUnchecked {
        lines.append("\(Self.text(turn.turn.place)): unchecked: this turn shows nothing that must come of it")
        lines.append("  " + turn.turn.opening.notation)
      }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  static func text(_ place: TextPlace?) -> String {
    guard let place else { return "?" }
    return "\(Self.shown(place.file ?? "transcript")):\(place.line):\(place.column)"
  }

  /// Text from outside without control characters.
  static func shown(_ text: String) -> String { normalisedLine(text) }
}

extension TurnComparison {
  fileprivate func report(_ step: Step) -> [String] {
    var lines = [
      "\(TranscriptResult.text(place(of: step))): \(verdict(of: step) == .facts ? "facts differ" : "wording differs")",
      "  " + turn.opening.notation,
    ]
    switch step {
    case .matched, .taken, .skipped: return []
    case .differs(let expected, let observed):
      let wanted = turn.expectations[expected].notation
      let came = self.observed[observed].notation()
      lines += ["- " + wanted, "+ " + came, String(repeating: " ", count: 2 + caretColumn(expected, observed)) + "^"]
    case .missing(let expected):
      lines.append("- " + turn.expectations[expected].notation)
    case .unexpected(let observed, _):
      lines.append("+ " + self.observed[observed].notation())
    case .forbidden(let expected, let observed):
      lines += ["- " + turn.expectations[expected].notation, "+ " + self.observed[observed].notation()]
    }
    return lines
  }

  /// Where the line that came first leaves what was expected, in columns of a terminal.
  private func caretColumn(_ expected: Int, _ observed: Int) -> Int {
    let wanted = Array(turn.expectations[expected].notation)
    let came = Array(self.observed[observed].notation())
    var count = 0
    while count < wanted.count, count < came.count, wanted[count] == came[count] { count += 1 }
    return DisplayWidth.of(String(came[..<count]))
  }
}

extension ExpectedLine {
  /// The expectation as a line of a transcript, its alternatives left out.
  public var notation: String {
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
