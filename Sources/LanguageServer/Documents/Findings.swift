import SimDiagnostics
import SimTranscripts

/// The findings in a document that was played, at the editor's places.
struct Findings {
  let all: [OpenDocument.Finding]

  init(of played: Played, in lines: DocumentLines) {
    let isKnown = played.result.failureReason != nil
    let who = played.mode == .script ? "from the script: " : ""
    var all = Self.findings(played.result.problems, in: lines)
    for turn in played.result.turns {
      if let report = TurnReport(turn) {
        let line = report.place.line - 1
        let severity: OpenDocument.Finding.Severity =
          isKnown || played.isPreliminary ? .information : report.verdict == .facts ? .error : .warning
        all.append(
          OpenDocument.Finding(
            range: lines.range(of: line), severity: severity, code: report.verdict.rawValue,
            message: ([who + report.message] + report.lines).joined(separator: "\n")))
      } else if turn.isUnchecked, turn.turn.row == nil {
        all.append(
          OpenDocument.Finding(
            range: lines.range(of: turn.turn.place.line - 1), severity: .hint, code: "unchecked",
            message: "this turn shows nothing that must come of it"))
      }
    }
    self.all = all
  }

  /// The lines that can't be read.
  static func unread(_ file: TalkFile, in lines: DocumentLines) -> [OpenDocument.Finding] {
    findings(file.problems, in: lines)
  }

  private static func findings(_ problems: [Diagnostic], in lines: DocumentLines) -> [OpenDocument.Finding] {
    problems.map { problem in
      let (range, isWord) = range(of: problem, in: lines)
      return OpenDocument.Finding(
        range: range, severity: severity(problem.severity), code: "notation",
        message: problem.message + (problem.suggestion.map { "; did you mean '\($0)'?" } ?? ""),
        suggestion: isWord ? problem.suggestion : nil)
    }
  }

  private static func severity(_ severity: Diagnostic.Severity) -> OpenDocument.Finding.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .information
    }
  }

  /// The range of the offender, which a message has in quotes; if the line doesn't contain it, the rest of the line.
  ///
  /// - Returns: also whether it is the word that a suggestion would replace.
  private static func range(of problem: Diagnostic, in lines: DocumentLines) -> (EditorRange, isWord: Bool) {
    let start = lines.position(of: problem.place ?? TextPlace(file: nil, line: 1))
    let line = min(start.line, max(0, lines.lines.count - 1))
    let rest = lines.split(at: start).after
    let quoted = problem.message.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
    if let offender = quoted.map({ word(of: String($0), for: problem.suggestion) }), !offender.isEmpty,
      let found = rest.firstRange(of: offender)
    {
      let before = rest[..<found.lowerBound].utf16.count + start.character
      let after = before + offender.utf16.count
      return (
        EditorRange(EditorPosition(line: line, character: before), EditorPosition(line: line, character: after)), true
      )
    }
    let end = max(lines.length(of: line), start.character)
    return (
      EditorRange(EditorPosition(line: line, character: start.character), EditorPosition(line: line, character: end)),
      false
    )
  }
  /// The word that a suggestion would replace: all that is in quotes, or its last word ("'answered sett' is no
  /// change").
  private static func word(of quoted: String, for suggestion: String?) -> String {
    guard let suggestion, nearestName(to: quoted, among: [suggestion]) == nil else { return quoted }
    return quoted.split(separator: " ").last.map(String.init) ?? quoted
  }
}
