package import SimDiagnostics

/// The goals of conversations, those that are reached, and why the others are missing.
package struct CoverageReport: Sendable {
  /// One cell with its counts.
  package struct Row: Hashable, Sendable {
    /// What a conversation can reach.
    package var cell: CoverageCell
    /// By language, in the order of `languages`.
    package var counts: [Int]
    /// Why it may be missing.
    package var excuse: String?

    /// Whether some language has no conversation that reaches it.
    package var isMissing: Bool { counts.contains(0) }
  }

  /// The languages, in the order of a row's counts.
  package let languages: [String]
  /// All cells in the order of the schema.
  package let rows: [Row]
  /// Reports on excuses that excuse nothing.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - intents: the intents, in order.
  ///   - languages: the languages in which each cell has to be reached.
  package init(
    intents: [String], languages: [String], goals: CoverageGoals, tally: CoverageTally, excuses: CoverageExcuses
  ) {
    let rows = intents.flatMap(goals.cells(of:)).map { cell in
      Row(
        cell: cell, counts: languages.map { tally.counts[$0]?[cell] ?? 0 }, excuse: excuses.reason(for: cell))
    }
    let missing = Set(rows.filter(\.isMissing).map(\.cell))
    var diagnostics: [Diagnostic] = []
    excuses.check(rows.map(\.cell), isMissing: missing.contains, diagnostics: &diagnostics)
    self.languages = languages
    self.rows = rows
    self.diagnostics = diagnostics
  }

  /// The number of due cells: all except those that are excused and not reached.
  package func due(in language: Int) -> Int { rows.count { $0.counts[language] > 0 || $0.excuse == nil } }

  /// How many cells the conversations of a language reach.
  package func reached(in language: Int) -> Int { rows.count { $0.counts[language] > 0 } }

  /// The reached part of the due cells, over all languages, from 0 to 100.
  package var percent: Double {
    let due = languages.indices.reduce(0) { $0 + self.due(in: $1) }
    let reached = languages.indices.reduce(0) { $0 + self.reached(in: $1) }
    return due == 0 ? 100 : Double(reached) * 100 / Double(due)
  }
}
