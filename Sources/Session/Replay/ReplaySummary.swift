public import SimTranscripts

/// What came of many transcripts, in one line and a status.
public struct ReplaySummary: Hashable, Sendable {
  /// How many transcripts were replayed.
  public private(set) var files = 0
  /// How many turns they have.
  public private(set) var turns = 0
  /// How many turns came with other facts.
  public private(set) var failedFacts = 0
  /// How many turns came with other words of Siri's.
  public private(set) var failedWording = 0
  /// How many transcripts don't pass.
  public private(set) var failedFiles = 0
  /// How many turns show nothing that must come of them.
  public private(set) var uncheckedTurns = 0

  /// The summary of no transcript.
  public init() {}

  /// - Parameters:
  ///   - verdicts: what counts as a failure.
  ///   - strict: whether an unchecked turn is one too.
  /// - Returns: whether the file passed.
  @discardableResult
  public mutating func add(_ result: TranscriptResult, verdicts: Set<Verdict>, strict: Bool) -> Bool {
    files += 1
    turns += result.turns.count
    uncheckedTurns += result.uncheckedCount
    if !result.holds(.facts) { failedFacts += 1 }
    if !result.holds(.wording) { failedWording += 1 }
    let passed = verdicts.allSatisfy(result.holds) && (!strict || result.uncheckedCount == 0)
    if !passed { failedFiles += 1 }
    return passed
  }

  /// Whether every transcript passes.
  public var passes: Bool { failedFiles == 0 }

  /// What a replay prints at its end.
  public var lines: [String] {
    var details: [String] = ["\(turns) turn\(turns == 1 ? "" : "s")"]
    if failedFacts > 0 { details.append("facts differ in \(failedFacts)") }
    if failedWording > 0 { details.append("wording differs in \(failedWording)") }
    if uncheckedTurns > 0 { details.append("\(uncheckedTurns) unchecked turns") }
    return [
      "\(files) transcript\(files == 1 ? "" : "s"), \(details.joined(separator: ", "))",
      "transcripts: \(files - failedFiles) passed, \(failedFiles) failed",
    ]
  }
}
