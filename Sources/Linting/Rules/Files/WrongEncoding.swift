import SimAppFiles
import SimDiagnostics

/// Bytes that are no text: names and phrases in them are lost.
struct WrongEncoding: Rule {
  let about = RuleDescription(
    "wrong-encoding", .warning, "a file holds bytes that are no text in its encoding",
    explanation: """
      Each wrong byte is read as U+FFFD, so that nobody can say the word it stands in. Property lists are UTF-8, strings \
      files UTF-8 or UTF-16 with a byte order mark.
      """,
    source: "Property list and strings file formats")

  func check(_ subject: Subject) -> [Finding] {
    let read = Set(subject.vocabularies.map(\.file) + subject.bundles.map(\.file) + subject.strings.map(\.file))
    // Of a file that is something else altogether one fault is enough.
    let lost = Set(subject.problems.filter { $0.kind == .malformed }.compactMap(\.diagnostic.place?.file)).subtracting(
      read)
    return subject.problems.filter {
      $0.kind == .encoding && !lost.contains($0.diagnostic.place?.file ?? "")
    }.map { problem in
      finding(
        problem.diagnostic, severity: min(problem.diagnostic.severity, about.severity),
        fix: Fix("save the file as UTF-8"))
    }
  }
}
