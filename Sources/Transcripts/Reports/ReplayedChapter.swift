package import SimDiagnostics

/// A conversation of a transcript as it was played: what reports count as a test.
package struct ReplayedChapter: Hashable, Sendable {
  /// The result of the conversation.
  package enum Outcome: Hashable, Sendable {
    case passed
    case failed
    /// It fails, and its header gives the reason.
    case failedAsKnown(reason: String)
    /// It holds, although its header gives a reason why it fails.
    case passedAgainstReason(String)
  }

  /// The transcript as it was named; nil for a text without one.
  package var file: String?
  /// The words after `##`, for the first conversation the file's title; nil where there is neither.
  package var title: String?
  /// The line at which it begins.
  package var line: Int
  /// The result.
  package var outcome: Outcome
  /// How each failing turn differs.
  package var turns: [TurnReport]
  /// Problems at lines that belong to it.
  package var problems: [Diagnostic]
  /// The places of turns without expectations, where those are failures.
  package var unchecked: [TextPlace]
  /// The number of its turns.
  package var turnCount: Int
  /// How long it took, in seconds of real time.
  package var seconds: Double
  /// The locale that it was played in; empty where it wasn't played.
  package var locale = ""

  /// Whether it makes a run fail.
  package var isFailure: Bool {
    switch outcome {
    case .passed, .failedAsKnown: false
    case .failed, .passedAgainstReason: true
    }
  }

  /// The title; without one, its line.
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

  /// Everything that is wrong with it, as text.
  package var details: String {
    let lines = problems.map(\.talkLine)
    let bare = unchecked.map(TranscriptResult.uncheckedLine)
    return (lines + turns.map(\.text) + bare).joined(separator: "\n")
  }
}

extension TranscriptResult {
  /// The conversations that were played, with their results.
  ///
  /// - Parameters:
  ///   - verdicts: what counts as a failure.
  ///   - strict: whether a turn without expectations does, too.
  package func chapters(_ verdicts: Set<Verdict>, strict: Bool) -> [ReplayedChapter] {
    var chapters = played.map { chapter($0, verdicts, strict: strict) }
    // Problems above the first conversation that was played are counted with it.
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
    // In a file that is known to fail some conversations may hold.
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
