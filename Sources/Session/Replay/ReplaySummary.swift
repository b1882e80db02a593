import SimDiagnostics
import SimText
package import SimTranscripts

/// The results of many transcripts, in two lines and a status.
package struct ReplaySummary: Hashable, Sendable {
  /// How many transcripts were replayed.
  package private(set) var files = 0
  /// How many turns they have.
  package private(set) var turns = 0
  /// How many turns had other facts.
  package private(set) var factTurns = 0
  /// How many turns had other words of Siri's, but no other facts.
  package private(set) var wordingTurns = 0
  /// How many lines can't be read as they were meant.
  package private(set) var problems = 0
  /// How many transcripts don't pass.
  package private(set) var failedFiles = 0
  /// How many transcripts fail as their headers expect.
  package private(set) var knownFiles = 0
  /// How many turns expect nothing.
  package private(set) var uncheckedTurns = 0
  /// How many transcripts weren't played, because one before them failed.
  package var unplayedFiles = 0

  /// The summary of no transcript.
  package init() {}

  /// - Parameter chapters: the conversations of the transcript.
  /// - Returns: whether the file passes.
  @discardableResult
  package mutating func add(_ result: TranscriptResult, _ chapters: [ReplayedChapter]) -> Bool {
    files += 1
    turns += result.turns.count
    uncheckedTurns += result.uncheckedCount
    problems += chapters.reduce(0) { $0 + $1.problems.count { $0.severity == .error } }
    let reports = chapters.flatMap(\.turns)
    factTurns += reports.count { $0.verdict == .facts }
    wordingTurns += reports.count { $0.verdict == .wording }
    let fails = chapters.contains { $0.isFailure }
    if fails {
      failedFiles += 1
    } else if chapters.contains(where: { $0.outcome != .passed }) {
      knownFiles += 1
    }
    return !fails
  }

  /// Whether every transcript passes.
  package var passes: Bool { failedFiles == 0 }

  /// What a replay prints at its end.
  package var lines: [String] {
    var details = [turns.counted("turn")]
    if problems > 0 { details.append(problems.counted("unreadable line")) }
    if factTurns > 0 { details.append("\(Verdict.facts.failure) in \(factTurns.counted("turn"))") }
    if wordingTurns > 0 { details.append("\(Verdict.wording.failure) in \(wordingTurns.counted("turn"))") }
    if uncheckedTurns > 0 { details.append(uncheckedTurns.counted("unchecked turn")) }
    let passed = files - failedFiles - knownFiles
    let known = knownFiles > 0 ? ", \(knownFiles) failed as known" : ""
    let unplayed = unplayedFiles > 0 ? ", \(unplayedFiles) not played" : ""
    return [
      "\(files.counted("transcript")), \(details.joined(separator: ", "))",
      "transcripts: \(passed) passed, \(failedFiles) failed\(known)\(unplayed)",
    ]
  }
}
