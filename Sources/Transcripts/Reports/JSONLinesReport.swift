import SimDiagnostics
import SimText

/// A run as JSON lines (https://jsonlines.org): an object for each conversation, and one for the run.
struct JSONLinesReport {
  private let chapters: [ReplayedChapter]

  init(_ chapters: [ReplayedChapter]) { self.chapters = chapters }

  var text: String {
    (chapters.map(object) + [run]).map { String(decoding: JSONWriter.write($0), as: UTF8.self) + "\n" }.joined()
  }

  private var run: JSONValue {
    .fields([
      ("run", .string(chapters.contains { $0.isFailure } ? "failed" : "passed")),
      ("conversations", .integer(chapters.count)), ("failed", .integer(chapters.count { $0.isFailure })),
      ("turns", .integer(chapters.reduce(0) { $0 + $1.turnCount })),
      ("seconds", seconds(chapters.reduce(0) { $0 + $1.seconds })),
    ])
  }

  private func object(_ chapter: ReplayedChapter) -> JSONValue {
    let reason: String? =
      switch chapter.outcome {
      case .failedAsKnown(let reason), .passedAgainstReason(let reason): reason
      case .passed, .failed: nil
      }
    let differences =
      chapter.problems.map { difference($0.place, $0.severity.rawValue, $0.talkMessage, []) }
      + chapter.turns.map { difference($0.place, $0.verdict.rawValue, $0.reason, $0.lines) }
      + chapter.unchecked.map { difference($0, "unchecked", TurnComparison.uncheckedReason, []) }
    return .fields([
      ("file", .orNull(chapter.file)), ("title", .orNull(chapter.title)),
      ("line", .integer(chapter.line)), ("result", .string(word(chapter.outcome))),
      ("turns", .integer(chapter.turnCount)), ("seconds", seconds(chapter.seconds)),
      ("reason", reason.map(JSONValue.string)),
      ("differences", differences.isEmpty ? nil : .array(differences)),
    ])
  }

  private func seconds(_ seconds: Double) -> JSONValue { .double((seconds * 1_000).rounded() / 1_000) }

  private func word(_ outcome: ReplayedChapter.Outcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .failedAsKnown: "failedAsKnown"
    case .passedAgainstReason: "passedAgainstReason"
    }
  }

  private func difference(_ place: TextPlace?, _ kind: String, _ reason: String, _ lines: [String]) -> JSONValue {
    .fields([
      ("line", .orNull(place?.line)), ("column", .orNull(place?.column)),
      ("kind", .string(kind)), ("reason", .string(reason)), ("lines", .array(lines.map(JSONValue.string))),
    ])
  }
}
