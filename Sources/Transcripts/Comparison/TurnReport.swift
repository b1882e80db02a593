import SimCatalog
package import SimDiagnostics
import SimText

/// How one turn differs from its transcript: which lines, and why, in a sentence.
package struct TurnReport: Hashable, Sendable {
  /// The first line that differs, or after which an unexpected one came.
  package let place: TextPlace
  /// Facts if any differ, else the wording.
  package let verdict: Verdict
  /// The first difference, without a full stop: `handle answered failure, not success`.
  package let reason: String
  /// The turn's opening and its lines as a diff: `-` before what was expected, `+` before what came, a space before
  /// what agrees.
  package let lines: [String]

  /// Nil where the turn holds.
  package init?(_ turn: TurnComparison) {
    let failed = turn.steps.filter { !$0.holds }
    guard let first = failed.first(where: { turn.verdict(of: $0) == .facts }) ?? failed.first else { return nil }
    verdict = turn.verdict(of: first)
    place = turn.place(of: first)
    let others = failed.count - 1
    reason = turn.reason(of: first) + (others > 0 ? ", and \(others.counted("line")) more" : "")
    lines = ["  " + turn.turn.opening.notation] + turn.difference
  }

  /// The place, the reason and the difference.
  package var text: String { ([headline] + lines).joined(separator: "\n") }

  /// The place and the reason.
  package var headline: String { "\(TranscriptResult.text(place)): \(message)" }

  /// Which verdict fails, and the reason.
  package var message: String { "\(verdict.failure): \(reason)" }
}

extension TurnComparison {
  /// How many lines that agree are shown around those that differ.
  private static let context = 1

  /// The steps in the order of the file.
  var inOrder: [Step] {
    steps.enumerated().sorted { key($0) < key($1) }.map(\.element)
  }

  private func key(_ step: (offset: Int, element: Step)) -> (Int, Int, Int) {
    switch step.element {
    case .matched(let expected, _), .taken(let expected, _), .skipped(let expected), .differs(let expected, _),
      .missing(let expected), .forbidden(let expected, _):
      (expected, 0, step.offset)
    case .unexpected(let observed, let after): (after, 1, observed)
    }
  }

  /// The lines of the turn; those that agree only around those that differ.
  fileprivate var difference: [String] {
    let steps = inOrder
    let near = Set(
      steps.indices.filter { !steps[$0].holds }.flatMap { $0 - Self.context...$0 + Self.context })
    var lines: [String] = []
    var isGap = false
    for (index, step) in steps.enumerated() {
      guard near.contains(index) else {
        isGap = isGap || !lines.isEmpty
        continue
      }
      if isGap { lines.append("  ⋮") }
      isGap = false
      lines += self.lines(of: step)
    }
    return lines
  }

  private func lines(of step: Step) -> [String] {
    switch step {
    case .matched(_, let observed): ["  " + came(observed)]
    case .taken(let expected, _): ["  " + wanted(expected)]
    case .skipped: []
    case .differs(let expected, let observed):
      [
        "- " + wanted(expected), "+ " + came(observed),
        String(repeating: " ", count: 2 + caretColumn(expected, observed)) + "^",
      ]
    case .missing(let expected): ["- " + wanted(expected)]
    case .unexpected(let observed, _): ["+ " + came(observed)]
    case .forbidden(let expected, let observed): ["- " + wanted(expected), "+ " + came(observed)]
    }
  }

  private func wanted(_ index: Int) -> String { turn.expectations[index].notation }

  private func came(_ index: Int) -> String { observed[index].notation() }

  /// The column where the observed line begins to differ from the expected one.
  private func caretColumn(_ expected: Int, _ observed: Int) -> Int {
    let wanted = Array(self.wanted(expected))
    let came = Array(self.came(observed))
    var count = 0
    while count < wanted.count, count < came.count, wanted[count] == came[count] { count += 1 }
    return DisplayWidth.of(String(came[..<count]))
  }

  // MARK: Reasons

  fileprivate func reason(of step: Step) -> String {
    guard kind(of: step) == .trace else { return visibleReason(of: step) }
    switch step {
    case .matched, .taken, .skipped: return ""
    case .differs(let expected, let observed):
      let (wanted, came) = (traceOf(expected), TraceLine(self.observed[observed].text))
      guard wanted.call == came.call else { return "\(name(came)) came in the place of \(name(wanted))" }
      let (old, new) = (word(wanted), word(came))
      guard old != new, !new.isEmpty else { return "\(name(came)) came with another value" }
      return "\(name(came)) answered \(new)" + (old.isEmpty || old.contains("...") ? "" : ", not \(old)")
    case .missing(let expected): return "\(name(traceOf(expected))) didn't come"
    case .unexpected(let observed, _):
      return "\(name(TraceLine(self.observed[observed].text))) came, which nothing expects"
    case .forbidden(let expected, _): return "\(name(traceOf(expected))) came, which must not"
    }
  }

  private func visibleReason(of step: Step) -> String {
    let what =
      switch kind(of: step) {
      case .choice: "an option"
      case .card: "a row of the card"
      case .style: "a style of the card"
      case .says, .trace: "a line of Siri's"
      }
    return switch step {
    case .matched, .taken, .skipped: ""
    case .differs: "\(what) is another"
    case .missing: "\(what) didn't come"
    case .unexpected: "\(what) came, which nothing expects"
    case .forbidden(let expected, _):
      "'\(normalisedLine(turn.expectations[expected].wording.source))' came, which must not"
    }
  }

  private func traceOf(_ expected: Int) -> TraceLine { TraceLine(turn.expectations[expected].wording.literal) }

  /// The part before ` = `.
  private func name(_ line: TraceLine) -> String {
    switch line.call {
    case .understood: "understood"
    case .answered: "answered"
    case .method(let method): method.name
    case .app(let way, _): "app \(way)"
    case .suggest(let title): "suggest \(title)"
    case .query(let text), .submitted(let text), .unknown(let text): text
    }
  }

  /// The first word of a result: `needsValue`, `failure`.
  private func word(_ line: TraceLine) -> String { String(line.result.prefix { $0 != " " && $0 != ";" }) }
}
