import SimDiagnostics
import SimText

/// Findings as commands of a GitHub workflow: each becomes a remark at its line of a pull request.
public enum GitHubReport {
  /// A command a line, for the log of a workflow.
  public static func text(_ result: Checker.Result) -> String { result.findings.map(line).joined() }

  private static func line(_ finding: Finding) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["file=" + property(finding.place.file)]
    if let line = finding.place.line { properties.append("line=\(line)") }
    if let column = finding.place.column {
      properties.append("col=\(column)")
      properties.append("endColumn=\(column + finding.place.length)")
    }
    properties.append("title=" + property(finding.rule))
    var message = finding.message.text
    if finding.place.line == nil, let path = finding.place.keyPath { message += " (\(path))" }
    if let fix = finding.fix { message += "\nFix: " + fix.sentence }
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// The workflow's own escapes.
  private static func data(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { SafeText.oneLine(String($0)) }
    return lines.map { replaced($0, ["%": "%25", "\r": "%0D"]) }.joined(separator: "%0A")
  }

  private static func property(_ text: String) -> String {
    replaced(SafeText.oneLine(text), ["%": "%25", ":": "%3A", ",": "%2C"])
  }

  private static func replaced(_ text: String, _ table: [Character: String]) -> String {
    text.reduce(into: "") { $0 += table[$1] ?? String($1) }
  }
}
