import SimDiagnostics

/// Findings as commands of a GitHub workflow: each becomes an annotation at its line of a pull request.
package enum GitHubReport {
  /// A command a line, for the log of a workflow.
  package static func text(_ result: Checker.Result) -> String { result.findings.map(annotation).map(\.line).joined() }

  private static func annotation(_ finding: Finding) -> WorkflowAnnotation {
    let place = finding.place
    var message = finding.message.text
    if place.line == nil, let path = place.keyPath { message += " (\(path))" }
    if let fix = finding.fix { message += "\nFix: " + fix.sentence }
    return WorkflowAnnotation(
      severity: finding.severity, file: place.file, line: place.line, column: place.column,
      endColumn: place.column.map { $0 + place.length }, title: finding.rule, message: message)
  }
}
