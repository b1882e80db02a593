import SimDiagnostics

/// What is wrong in an app's `Siri.lines`.
struct AppLineFault: Rule {
  let about = RuleDescription(
    "app-lines", .error, "a line of what an app has Siri say has a fault",
    explanation: """
      A Siri.lines in an app's .lproj holds its prompts and the templates of its responses, which go before Siri's own. A line \
      for something that isn't there is never said.
      """,
    source: "docs/lines.md, An app's own lines")

  func check(_ subject: Subject) -> [Finding] {
    subject.problems.filter { $0.kind == .lines }.map { finding($0.diagnostic) }
  }
}
