import SimText

/// A command of a GitHub workflow that adds an annotation to a line of a pull request
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
public struct WorkflowAnnotation: Sendable {
  private let severity: Diagnostic.Severity
  private let properties: [(name: String, value: String)]
  private let message: String

  /// - Parameters:
  ///   - line: from 1; nil where the annotation is about the file.
  ///   - column: from 1.
  ///   - endColumn: the one after the last.
  ///   - title: the heading of the message.
  ///   - message: one line or several.
  public init(
    severity: Diagnostic.Severity, file: String, line: Int? = nil, column: Int? = nil, endColumn: Int? = nil,
    title: String, message: String
  ) {
    self.severity = severity
    let numbers: [(String, Int?)] = [("line", line), ("col", column), ("endColumn", endColumn)]
    properties =
      [("file", file)] + numbers.compactMap { name, number in number.map { (name, String($0)) } } + [("title", title)]
    self.message = message
  }

  /// The command, with its line feed.
  public var line: String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let shown = properties.map { "\($0.name)=\(Self.property($0.value))" }.joined(separator: ",")
    return "::\(command) \(shown)::\(Self.data(message))\n"
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
