package import SimDiagnostics

/// A conversation of a transcript as it was played: what reports count, and call a test.
package struct ReplayedChapter: Hashable, Sendable {
  /// What became of it.
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed
    /// It fails, as its header says with a reason.
    case failedAsKnown(reason: String)
    /// It holds, though its header gives a reason why it fails.
    case passedAgainstReason(String)
  }

  /// The transcript as it was named; nil for a text without one.
  package var file: String?
  /// The words after `##`, for the first conversation the file's title; nil where there is neither.
  package var title: String?
  /// The line at which it begins.
  package var line: Int
  /// What became of it.
  package var outcome: Outcome
  /// Of every turn that doesn't hold, how it differs.
  package var turns: [TurnReport]
  /// What can't mean what was meant, at lines that belong to it.
  package var problems: [Diagnostic]
  /// The places of turns that show nothing to compare, where such a turn is a failure.
  package var unchecked: [TextPlace]
  /// How many turns it has.
  package var turnCount: Int
  /// How long it took, in seconds of real time.
  package var seconds: Double
  /// The locale in which it was played; empty for what wasn't.
  package var locale = ""

  /// Whether it stands in the way of a run's success.
  package var isFailure: Bool {
    switch outcome {
    case .passed, .failedAsKnown: false
    case .failed, .passedAgainstReason: true
    }
  }

  /// The title; for one without, its line.
  package var name: String { title ?? "line \(line)" }

  /// Why it fails, in a sentence; nil where it doesn't.
  package var summary: String? {
    switch outcome {
    case .passed: return nil
    case .failedAsKnown(let reason): return "fails as known: \(reason)"
    case .passedAgainstReason: return "it passes now; take 'Fails:' out of the header"
    case .failed:
      if let problem = problems.first(where: { $0.severity == .error }) { return problem.talkMessage }
      if let turn = turns.first { return turn.message }
      return "a turn shows nothing that must come of it"
    }
  }

  /// All that is wrong with it, as text.
  package var details: String {
    let lines = problems.map(\.talkLine)
    let bare = unchecked.map(TranscriptResult.uncheckedLine)
    return (lines + turns.map(\.text) + bare).joined(separator: "\n")
  }
}

extension TranscriptResult {
  /// The conversations that were played, with what became of each.
  ///
  /// - Parameters:
  ///   - verdicts: what counts as a failure.
  ///   - strict: whether a turn that shows nothing to compare is one, too.
  package func chapters(_ verdicts: Set<Verdict>, strict: Bool) -> [ReplayedChapter] {
    var chapters = played.map { chapter($0, verdicts, strict: strict) }
    // What stands above the first conversation that was played belongs to nobody else.
    let lines = played.map(\.place.line)
    for problem in problems {
      let line = problem.place?.line ?? 0
      let index = lines.lastIndex { $0 <= line } ?? 0
      if chapters.isEmpty {
        chapters.append(
          ReplayedChapter(
            file: file, title: nil, line: 1, outcome: .passed, turns: [], problems: [], unchecked: [], turnCount: 0,
            seconds: 0))
      }
      chapters[index].problems.append(problem)
    }
    for index in chapters.indices { chapters[index].outcome = outcome(of: chapters[index], verdicts) }
    // A file that fails as known may hold in some of its conversations.
    guard let reason = failureReason, !chapters.isEmpty, chapters.allSatisfy({ $0.outcome == .passed }) else {
      return chapters
    }
    chapters[0].outcome = .passedAgainstReason(reason)
    return chapters
  }

  private func chapter(_ chapter: PlayedChapter, _ verdicts: Set<Verdict>, strict: Bool) -> ReplayedChapter {
    let turns = turns[chapter.turns]
    return ReplayedChapter(
      file: file, title: chapter.title, line: chapter.place.line, outcome: .passed,
      turns: turns.filter { turn in verdicts.contains { !turn.holds($0) } }.compactMap { TurnReport($0) }, problems: [],
      unchecked: strict ? turns.filter(\.isUnchecked).map(\.turn.place) : [], turnCount: turns.count,
      seconds: chapter.seconds, locale: chapter.locale)
  }

  private func outcome(of chapter: ReplayedChapter, _ verdicts: Set<Verdict>) -> ReplayedChapter.Outcome {
    let isWrong = verdicts.contains(.facts) && chapter.problems.contains { $0.severity == .error }
    guard isWrong || !chapter.turns.isEmpty || !chapter.unchecked.isEmpty else { return .passed }
    return failureReason.map { .failedAsKnown(reason: $0) } ?? .failed
  }
}
