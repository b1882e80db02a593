import SimCatalog
import SimDiagnostics
import SimText

/// The results of trials, for programs (docs/try.md has the schema).
package enum TrialJSON {
  /// All reports, indented, with a line break at the end.
  package static func text(_ reports: [TrialReport]) -> String {
    let value = JSONValue.fields([("version", .integer(1)), ("apps", .array(reports.map(json)))])
    return JSONWriter.indented(value) + "\n"
  }

  private static func json(_ report: TrialReport) -> JSONValue {
    .fields([
      ("app", .string(report.app)), ("extensions", .array(report.extensions.map(json))),
      ("intents", .array(report.intents.map { .string($0) })), ("build", json(report.build)),
      ("loaded", .boolean(report.isLoaded)), ("talking", .boolean(report.isTalking)),
      (
        "counts",
        .fields(TrialOutcome.Standing.allCases.map { ($0.rawValue, .integer(report.count($0))) })
      ),
      ("problems", .array(report.problems.map(json))), ("sentences", .array(report.entries.map(json))),
    ])
  }

  private static func json(_ part: TrialReport.Extension) -> JSONValue {
    .fields([
      ("target", .string(part.target)), ("intents", .array(part.intents.map { .string($0) })),
      ("built", .boolean(part.isBuilt)),
    ])
  }

  private static func json(_ build: TrialReport.Build) -> JSONValue {
    switch build {
    case .paper: .fields([("state", .string("paper"))])
    case .read: .fields([("state", .string("read"))])
    case .existing: .fields([("state", .string("existing"))])
    case .built(let seconds, let fixes, let leftOut):
      .fields([
        ("state", .string("built")), ("milliseconds", milliseconds(seconds)), ("mends", .integer(fixes)),
        ("leftOut", .integer(leftOut)),
      ])
    case .failed(let seconds): .fields([("state", .string("failed")), ("milliseconds", milliseconds(seconds))])
    }
  }

  private static func milliseconds(_ seconds: Double) -> JSONValue { .integer(Int((seconds * 1000).rounded())) }

  private static func json(_ problem: Diagnostic) -> JSONValue {
    .fields([
      ("severity", .string(problem.severity.rawValue)), ("message", .string(problem.message)),
      ("file", .orNull(problem.place?.file)), ("line", .orNull(problem.place?.line)),
      ("column", .orNull(problem.place?.column)),
    ])
  }

  private static func json(_ entry: TrialReport.Entry) -> JSONValue {
    let outcome = entry.outcome
    var fields: [(String, JSONValue?)] = [
      ("sentence", .string(entry.sentence.text)), ("source", .string("\(entry.sentence.source)")),
      ("locale", .string(entry.sentence.locale)), ("intent", .string(entry.sentence.intent)),
      ("well", .boolean(outcome.isWell)), ("standing", .string(outcome.standing.rawValue)),
      ("answered", .boolean(outcome.isAnswered)),
      ("reachesHandle", .boolean(outcome.reachesHandle)),
      ("after", .array(entry.after.map { .string($0.text) })),
      ("asked", .array(outcome.asked.map { .string($0) })), ("calls", .integer(outcome.calls)),
      ("missingDefaults", .array(outcome.missingDefaults.map { .string($0) })),
      ("differences", .array(outcome.differences.map { .string($0) })), ("unsettled", .orNull(outcome.unsettled)),
    ]
    switch outcome.ending {
    case .handled(let code): fields += [("ending", .string("handled")), ("code", .string(code))]
    case .confirmed(let code, let place):
      fields += [
        ("ending", .string("confirmed")), ("code", .string(code)), ("file", .orNull(place?.file)),
        ("line", .orNull(place?.line)),
      ]
    case .app: fields.append(("ending", .string("app")))
    case .other(let intent): fields += [("ending", .string("other")), ("understood", .string(intent))]
    case .notUnderstood(let says): fields += [("ending", .string("notUnderstood")), ("says", .string(says))]
    case .failed(let method, let fault, let place):
      fields += [
        ("ending", .string("failed")), ("method", .string(method)), ("fault", .string(fault)),
        ("file", .orNull(place?.file)), ("line", .orNull(place?.line)),
      ]
    case .unanswered(let question): fields += [("ending", .string("unanswered")), ("says", .string(question))]
    case .ended(let says): fields += [("ending", .string("ended")), ("says", .string(says))]
    }
    return .fields(fields)
  }
}
