/// Compares the turns of one conversation in order, and keeps the values of the names in braces.
package struct TranscriptComparer: Sendable {
  /// The value of each `{name}` in the conversation so far.
  package private(set) var bindings: [String: String] = [:]

  /// A comparer without values for names in braces.
  package init() {}

  /// Compares the kinds of line that a turn expects, each in order.
  ///
  /// - Parameters:
  ///   - turn: a turn of the file.
  ///   - lines: what came of it in the session; empty when the session never got there.
  package mutating func compare(_ turn: TalkTurn, with lines: [ObservedLine]) -> TurnComparison {
    // An empty line of Siri's can't be seen in a transcript.
    let observed = Self.numbered(lines.filter { $0.kind != .says || !$0.cleanText.isEmpty })
    var comparison = TurnComparison(turn: turn, observed: observed, steps: [])
    var kinds: [ObservedLine.Kind] = []
    for expectation in turn.expectations where expectation.presence != .forbidden {
      if let kind = expectation.kind, !kinds.contains(kind) { kinds.append(kind) }
    }
    for kind in kinds {
      let expected = turn.expectations.indices.filter {
        turn.expectations[$0].kind == kind && turn.expectations[$0].presence != .forbidden
      }
      let came = observed.indices.filter { observed[$0].kind == kind }
      var alignment = Alignment(
        expectations: turn.expectations, expected: expected, lines: observed, observed: came, bindings: bindings)
      alignment.run()
      comparison.steps += alignment.steps
      bindings = alignment.bindings
    }
    comparison.steps += forbidden(turn, observed)
    comparison.bindings = bindings
    return comparison
  }

  /// Forbidden texts that occur in a line of their kind, or, without a kind, in any that the user sees.
  private func forbidden(_ turn: TalkTurn, _ observed: [ObservedLine]) -> [TurnComparison.Step] {
    var steps: [TurnComparison.Step] = []
    for (index, expectation) in turn.expectations.enumerated() where expectation.presence == .forbidden {
      for text in [expectation.wording] + expectation.alternatives {
        let anywhere = Pattern("..." + normalisedLine(text.source) + "...", words: text.pattern.words)
        for (position, line) in observed.enumerated() {
          guard expectation.kind.map({ $0 == line.kind }) ?? (line.kind != .trace && line.kind != .style) else {
            continue
          }
          if anywhere.match(Array(normalisedLine(line.text).utf8), bindings: bindings) != nil {
            steps.append(.forbidden(expected: index, observed: position))
          }
        }
      }
    }
    return steps
  }

  private static func numbered(_ lines: [ObservedLine]) -> [ObservedLine] {
    var lines = lines
    var count = 0
    for index in lines.indices where lines[index].kind == .choice {
      count = lines[index].number ?? count + 1
      lines[index].number = count
    }
    return lines
  }
}

extension ExpectedLine {
  /// Whether a line matches this expectation, or an alternative of it.
  ///
  /// - Returns: the names that the line binds, nil when it doesn't match.
  func match(_ line: ObservedLine, bindings: [String: String]) -> [String: String]? {
    if kind == .choice, number != line.number { return nil }
    for text in [wording] + alternatives {
      if let taken = text.match(line, bindings: bindings) { return taken }
    }
    return nil
  }
}

extension ExpectedText {
  func match(_ line: ObservedLine, bindings: [String: String]) -> [String: String]? {
    let text = Array(normalisedLine(line.text).utf8)
    guard line.kind == .card || line.kind == .style else { return pattern.match(text, bindings: bindings) }
    let row = SimTranscripts.cells(of: line.text)
    if let taken = matchCells(cells, row.map { Array($0.utf8) }, bindings: bindings) { return taken }
    if lines.count > 1 {
      // A continued row may have been broken inside a word; only the spaces show where.
      let closed = row.map { cell in cell.utf8.filter { $0 != UInt8(ascii: " ") } }
      if let taken = matchCells(cells.map(\.withoutSpaces), closed, bindings: bindings) { return taken }
    }
    // A wildcard may span several cells: `| Message ...`.
    return pattern.isLiteral ? nil : pattern.match(text, bindings: bindings)
  }

  private func matchCells(
    _ patterns: [Pattern], _ row: [[UInt8]], bindings: [String: String]
  ) -> [String: String]? {
    guard row.count == patterns.count else { return nil }
    var known = bindings
    var taken: [String: String] = [:]
    for (pattern, cell) in zip(patterns, row) {
      guard let new = pattern.match(cell, bindings: known) else { return nil }
      known.merge(new) { old, _ in old }
      taken.merge(new) { old, _ in old }
    }
    return taken
  }
}
