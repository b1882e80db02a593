import SimDiagnostics
import SimText

/// The formats in which a run of transcripts is reported to other programs.
package enum ReplayReportFormat: String, Hashable, Sendable, CaseIterable {
  /// JUnit's XML, as CI servers read it: a suite per file, a test per conversation.
  case junit
  /// The Test Anything Protocol, version 13.
  case tap
  /// JSON lines: an object for each conversation, then one for the run.
  case jsonl
  /// Commands of a GitHub workflow: an annotation for each line that differs.
  case github

  /// The report of a run.
  ///
  /// - Parameter chapters: the conversations, those of a file in a row.
  package func text(_ chapters: [ReplayedChapter]) -> String {
    switch self {
    case .junit: JUnitReport(chapters).text
    case .tap: TAPReport(chapters).text
    case .jsonl: JSONLinesReport(chapters).text
    case .github: chapters.flatMap(Self.annotations).map(\.line).joined()
    }
  }

  private static func annotations(_ chapter: ReplayedChapter) -> [WorkflowAnnotation] {
    func annotation(_ severity: Diagnostic.Severity, _ place: TextPlace, _ title: String, _ message: String)
      -> WorkflowAnnotation
    {
      WorkflowAnnotation(
        severity: severity, file: place.file ?? chapter.file ?? "", line: place.line, column: place.column,
        title: title,
        message: message)
    }
    let start = TextPlace(file: chapter.file, line: chapter.line)
    switch chapter.outcome {
    case .passed: return []
    case .failedAsKnown: return [annotation(.note, start, chapter.name, chapter.summary ?? "")]
    case .passedAgainstReason: return [annotation(.error, start, chapter.name, chapter.summary ?? "")]
    case .failed:
      return chapter.problems.map { annotation($0.severity, $0.place ?? start, chapter.name, $0.talkMessage) }
        + chapter.turns.map {
          annotation(.error, $0.place, chapter.name, ([$0.message] + $0.lines).joined(separator: "\n"))
        }
        + chapter.unchecked.map { annotation(.error, $0, chapter.name, TurnComparison.uncheckedReason) }
    }
  }
}
