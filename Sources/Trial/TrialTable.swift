import SimCatalog
import SimDiagnostics
import SimText

/// The result of a trial, as lines for people.
package enum TrialTable {
  /// The app's parts and build, a line for each sentence, and a summary.
  package static func lines(_ report: TrialReport) -> [String] {
    // If nothing of an app is built, that is said once.
    let hasSome = report.extensions.contains(where: \.isBuilt)
    let names = report.extensions.map { $0.isBuilt || !hasSome ? $0.target : "\($0.target): not built" }
    let targets = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    let count = report.intents.count
    var lines = ["\(report.app)\(targets): \(count.counted("intent")), \(words(report.build))"]
    lines += report.entries.flatMap(self.lines)
    lines.append(summary(report))
    return lines.map { SafeText.oneLine($0) }
  }

  /// One sentence, and below it its result.
  package static func lines(_ entry: TrialReport.Entry) -> [String] {
    let mark =
      switch entry.outcome.standing {
      case .well: "  ok    "
      case .failure: "  no    "
      case .paper: "  paper "
      case .lost: "  --    "
      }
    let asked = entry.outcome.asked.isEmpty ? "" : ", asked for \(entry.outcome.asked.joined(separator: ", "))"
    var lines = [
      mark + entry.sentence.text, "        \(entry.sentence.intent): \(words(entry.outcome.ending))\(asked)",
    ]
    if !entry.after.isEmpty {
      lines[0] += " (after \(entry.after.map { "'\($0.text)'" }.joined(separator: ", ")))"
    }
    lines += entry.outcome.logs.prefix(3).map { "        # \($0)" }
    // A sentence that ended well isn't explained by them.
    guard entry.outcome.standing != .well else { return lines }
    if case .ended = entry.outcome.ending, let unsettled = entry.outcome.unsettled {
      lines.append("        # \(unsettled)")
    }
    lines += entry.outcome.differences.prefix(3).map { "        # \($0)" }
    lines += entry.outcome.missingDefaults.prefix(3).map { "        # \($0)" }
    return lines
  }

  /// How many sentences ended well.
  package static func summary(_ report: TrialReport) -> String {
    guard !report.entries.isEmpty else {
      return "\(report.app): nothing could be said: none of its intents has an example, in its vocabulary or of Siri's"
    }
    let (failures, paper) = (report.count(.failure), report.count(.paper))
    return "\(report.app): \(report.count(.well)) of \(report.entries.count) ended as they should"
      + (failures > 0 ? ", \(failures) with a failure of the app's" : "")
      + (paper > 0 ? ", \(paper) on paper alone" : "")
  }

  private static func words(_ build: TrialReport.Build) -> String {
    switch build {
    case .paper: "no sources: the paper handler answers"
    case .read: "its App Intents are read and not run"
    case .existing: "its programs were there"
    case .built(let seconds, let fixes, let leftOut):
      "built in \(tenths(seconds)) s" + (fixes > 0 ? ", \(fixes) mended" : "")
        + (leftOut > 0 ? ", \(leftOut) left out" : "")
    case .failed: "not built: the paper handler answers"
    }
  }

  private static func words(_ ending: TrialOutcome.Ending) -> String {
    switch ending {
    case .handled(let code): "handle answered \(code)"
    case .confirmed(let code, let place): "confirm ended it with \(code)" + words(place)
    case .app: "the app took it over"
    case .other(let intent): "taken for \(intent)"
    case .notUnderstood(let says): "not understood: \(says)"
    case .failed(let method, let fault, let place): "\(method) \(fault)" + words(place)
    case .unanswered(let question): "left at the question: \(question)"
    case .ended(let says): "ended before handle: \(says)"
    }
  }

  private static func words(_ place: CodePlace?) -> String { place.map { " at \($0.file):\($0.line)" } ?? "" }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
