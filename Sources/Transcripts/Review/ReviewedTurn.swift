package import SimDiagnostics
import SimText

/// A turn of a transcript to be decided on: the file's lines and the observed ones.
package struct ReviewedTurn: Hashable, Sendable {
  /// A line of the file and the observed one in its place.
  package struct Row: Hashable, Sendable {
    /// The kind of line.
    package var kind: ObservedLine.Kind
    /// The file's line, with its mark and wildcards; nil where it has none.
    package var before: String?
    /// The observed line; nil where nothing came.
    package var after: String?
    /// Whether the two agree.
    package var holds: Bool
  }

  /// The words after `##`, for the first conversation the file's title; nil where there is neither.
  package let title: String?
  /// The first line that differs.
  package let place: TextPlace
  /// Facts if any differ, else the wording.
  package let verdict: Verdict
  /// The first difference, without a full stop.
  package let reason: String
  /// The turn's report in a replay: the place, the reason and the difference.
  package let text: String
  /// The turn's opening in the notation.
  package let opening: String
  /// Every line of the turn that is compared, in the order of the file.
  package let rows: [Row]
  /// Identifies the turn and what came: equal as long as both are.
  package let id: String
  /// Whether what came can be accepted: not for a forbidden text, or for one row of a table.
  package let canBeAccepted: Bool
  /// Whether some of Siri's words differ, which can be accepted alone.
  package let hasOtherWording: Bool

  let comparison: TurnComparison

  /// Nil where there is nothing to decide.
  ///
  /// - Parameters:
  ///   - key: identifies the turn among all others, the same in every run.
  ///   - strict: whether a turn without expectations has to be decided, too.
  init?(_ comparison: TurnComparison, title: String?, key: String, strict: Bool) {
    if let report = TurnReport(comparison) {
      (place, verdict, reason, text) = (report.place, report.verdict, report.reason, report.text)
      rows = comparison.rows
    } else if strict, comparison.isUnchecked {
      (place, verdict, reason) = (comparison.turn.place, .facts, TurnComparison.uncheckedReason)
      text = """
        \(TranscriptResult.uncheckedLine(at: place))
          \(comparison.turn.opening.notation)
        """
      rows = comparison.observed.map { Row(kind: $0.kind, before: nil, after: $0.notation(), holds: false) }
    } else {
      return nil
    }
    self.comparison = comparison
    self.title = title
    opening = comparison.turn.opening.notation
    let acceptable = comparison.steps.filter { step in
      if case .forbidden = step { return false }
      return !step.holds
    }
    let isOfTable = comparison.turn.row != nil
    canBeAccepted = !isOfTable && (comparison.isUnchecked || !acceptable.isEmpty)
    hasOtherWording = !isOfTable && acceptable.contains { comparison.verdict(of: $0) == .wording }
    id = Self.digest([key, opening] + rows.flatMap { [$0.before ?? "", $0.after ?? ""] })
  }

  /// Where the turn begins.
  package var turnPlace: TextPlace { comparison.turn.place }

  /// Whether the turn has no expectations.
  package var isUnchecked: Bool { comparison.isUnchecked }

  /// Which verdict fails, and the reason.
  package var message: String { "\(verdict.failure): \(reason)" }

  /// Equal for turns that differ in the same way.
  var sort: [String] { [verdict.rawValue, reason] }

  private static func digest(_ texts: [String]) -> String {
    var fingerprint = Fingerprint()
    for text in texts { fingerprint.add(field: text) }
    return fingerprint.digits
  }

  /// A line of JSON for another program, with its line feed.
  ///
  /// - Parameter file: the transcript as it was named.
  package func json(file: String?) -> String {
    let value = JSONValue.fields([
      ("id", .string(id)), ("file", .orNull(file)), ("line", .integer(place.line)),
      ("turn", .integer(comparison.turn.place.line)), ("chapter", .orNull(title)),
      ("verdict", .string(verdict.rawValue)), ("reason", .string(reason)),
      ("acceptable", .boolean(canBeAccepted)), ("opening", .string(opening)),
      ("before", .array(rows.compactMap(\.before).map(JSONValue.string))),
      ("after", .array(rows.compactMap(\.after).map(JSONValue.string))),
    ])
    return String(decoding: JSONWriter.write(value), as: UTF8.self) + "\n"
  }
}

extension TurnComparison {
  /// The lines of the file and the observed ones.
  fileprivate var rows: [ReviewedTurn.Row] {
    inOrder.flatMap { step -> [ReviewedTurn.Row] in
      let kind = kind(of: step)
      func row(_ expected: Int?, _ observed: Int?) -> ReviewedTurn.Row {
        ReviewedTurn.Row(
          kind: kind, before: expected.map { wanted($0) }, after: observed.map { self.observed[$0].notation() },
          holds: step.holds)
      }
      switch step {
      case .matched(let expected, let observed), .differs(let expected, let observed),
        .forbidden(let expected, let observed):
        return [row(expected, observed)]
      case .taken(let expected, let observed):
        return [row(expected, observed.first)] + observed.dropFirst().map { row(nil, $0) }
      case .skipped(let expected), .missing(let expected): return [row(expected, nil)]
      case .unexpected(let observed, _): return [row(nil, observed)]
      }
    }
  }

  /// An expectation as in the file; the cells of a card are kept apart.
  private func wanted(_ index: Int) -> String {
    let line = turn.expectations[index]
    guard line.kind == .card || line.kind == .style else { return line.notation }
    let mark = line.kind == .card ? "| " : "|% "
    let start = line.notation.firstRange(of: mark)?.lowerBound ?? line.notation.startIndex
    return line.notation[..<start] + mark + cells(of: line.wording.source).joined(separator: "  ")
  }
}
