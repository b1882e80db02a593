extension TalkFile {
  /// What `accept` may change.
  package enum Acceptance: Hashable, Sendable {
    /// Everything that differs.
    case all
    /// Only changes of Siri's words.
    case wording
  }

  /// The file's text with expectations replaced by what came.
  ///
  /// Only lines that differ are rewritten: remarks, order, wildcards and lines that hold are unchanged. Forbidden texts
  /// stay too, because only a person can know whether the prohibition was wrong.
  ///
  /// - Parameters:
  ///   - comparisons: one for each turn of the file, in order.
  ///   - fillsUnchecked: whether a turn without expectations gets everything that came.
  package func accepting(
    _ comparisons: [TurnComparison], _ acceptance: Acceptance = .all, fillsUnchecked: Bool = false
  ) -> String {
    accepting(comparisons.map { ($0, acceptance) }, fillsUnchecked: fillsUnchecked)
  }

  /// The same with an acceptance for each turn; other turns are unchanged.
  func accepting(_ taken: [(TurnComparison, Acceptance)], fillsUnchecked: Bool) -> String {
    var edits = LineEdits()
    for (comparison, acceptance) in taken where comparison.turn.row == nil {
      if fillsUnchecked, acceptance == .all, comparison.isUnchecked {
        var writer = TalkWriter()
        writer.write(comparison.observed)
        edits.insert(writer.text.split(separator: "\n").map(String.init), after: comparison.turn.lines.upperBound - 1)
        continue
      }
      for step in comparison.steps where !step.holds {
        if acceptance == .wording, comparison.verdict(of: step) != .wording { continue }
        edits.apply(step, of: comparison)
      }
    }
    return edits.text(of: lines)
  }
}

/// Lines to remove, replace and insert, by index in the file.
private struct LineEdits {
  private var removed: Set<Int> = []
  private var replaced: [Int: String] = [:]
  private var inserted: [Int: [String]] = [:]

  mutating func insert(_ lines: [String], after index: Int) { inserted[index, default: []] += lines }

  mutating func apply(_ step: TurnComparison.Step, of comparison: TurnComparison) {
    let turn = comparison.turn
    switch step {
    case .matched, .taken, .skipped, .forbidden: break
    case .differs(let expected, let observed):
      let expectation = turn.expectations[expected]
      let texts = [expectation.wording] + expectation.alternatives
      for text in texts { removed.formUnion(text.lines) }
      let line = expectation.accepting(comparison.observed[observed], bindings: comparison.bindings)
      replaced[expectation.wording.lines.lowerBound] = line
    case .missing(let expected):
      let expectation = turn.expectations[expected]
      for text in [expectation.wording] + expectation.alternatives { removed.formUnion(text.lines) }
    case .unexpected(let observed, let after):
      let line = comparison.observed[observed].notation()
      let last =
        after < 0
        ? turn.lines.upperBound - 1
        : ([turn.expectations[after].wording] + turn.expectations[after].alternatives).map(\.lines.upperBound).max().map
        { $0 - 1 } ?? turn.lines.upperBound - 1
      insert([line], after: last)
    }
  }

  func text(of lines: [PhysicalLine]) -> String {
    var text = ""
    let usual = lines.first { !$0.terminator.isEmpty }?.terminator ?? "\n"
    for (index, line) in lines.enumerated() {
      if let replacement = replaced[index] {
        text += replacement
        text += line.terminator
      } else if !removed.contains(index) {
        text += line.content
        text += line.terminator
      }
      guard let added = inserted[index] else { continue }
      if !text.isEmpty, !text.hasSuffix("\n"), !text.hasSuffix("\r") { text += usual }
      for new in added { text += new + usual }
    }
    return text
  }
}

extension ExpectedLine {
  /// The line that replaces this expectation: what came, with the wildcards that still match.
  fileprivate func accepting(_ line: ObservedLine, bindings: [String: String]) -> String {
    let prefix = presence == .optional ? "? " : ""
    guard line.kind == .card || line.kind == .style else {
      let body = wording.pattern.adopting(line.cleanText, bindings: bindings)
      let position = line.number ?? number ?? 1
      switch line.kind {
      case .trace: return prefix + "- " + body
      case .choice: return prefix + "\(position). " + body
      default:
        // A text that kept a wildcard begins like the old one; otherwise its mark may have to be escaped.
        return prefix + (Mark.read(body) == nil ? body : "\\" + body)
      }
    }
    let row = SimTranscripts.cells(of: line.text)
    guard row.count == wording.cells.count else { return prefix + line.notation() }
    let sources = SimTranscripts.cells(of: wording.source)
    let kept = zip(zip(wording.cells, sources), row).map { pair, cell in
      pair.0.match(Array(cell.utf8), bindings: bindings) != nil
        ? pair.1 : pair.0.adopting(cell, bindings: bindings)
    }
    return prefix + (line.kind == .card ? "| " : "|% ") + kept.joined(separator: "  ")
  }
}
