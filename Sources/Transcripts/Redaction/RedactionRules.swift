package import SimDiagnostics
import SimText

/// What is replaced in a transcript before others see it.
///
/// A file of rules, one per line: `name = Nightingale`, `pattern = [A-Z]{2}[0-9]{6}`, `keep = Siri`; comments begin
/// with `#`.
package struct RedactionRules: Sendable {
  /// Names in addition to those of the header's contacts and of persons in the trace.
  package private(set) var names: [String] = []
  /// Words that are kept in any case.
  package private(set) var kept: Set<String> = []
  /// What else is replaced, as Swift regular expressions.
  package private(set) var patterns: [String] = []

  /// No rules beyond what every redaction replaces.
  package init() {}

  /// Reads a file of rules.
  ///
  /// - Parameter problems: receives lines that aren't rules, with the nearest one that is, and invalid patterns.
  package init(_ text: String, file: String, problems: inout [Diagnostic]) {
    for line in SourceLine.lines(of: text) {
      let place = TextPlace(file: file, line: line.number, column: line.column)
      let parts = line.text.split(separator: "=", maxSplits: 1).map { trimmed($0) }
      guard parts.count == 2, !parts[1].isEmpty, add(parts[0], parts[1], at: place, &problems) else {
        let known = ["name", "pattern", "keep"]
        problems.append(
          Diagnostic(
            .error, "'\(line.text)' is no rule; expected 'name = …', 'pattern = …' or 'keep = …'", at: place,
            suggestion: parts.first.flatMap { nearestName(to: $0, among: known) }.map { "\($0) = …" }))
        continue
      }
    }
  }

  /// The same rules with more names.
  package func adding(names: [String]) -> RedactionRules {
    var rules = self
    rules.names += names
    return rules
  }

  private mutating func add(_ name: String, _ value: String, at place: TextPlace, _ problems: inout [Diagnostic])
    -> Bool
  {
    switch name {
    case "name": names.append(value)
    case "keep": kept.insert(value.lowercased())
    case "pattern":
      if (try? Regex(value)) == nil {
        problems.append(Diagnostic(.error, "'\(value)' is no regular expression", at: place))
      } else {
        patterns.append(value)
      }
    default: return false
    }
    return true
  }
}
