import SimDiagnostics

/// What is wrong in a project's own files.
struct ProjectFault: Rule {
  let about = RuleDescription(
    "project-fault", .warning, "a project, its settings or a definition has a fault",
    explanation: """
      What is broken is left out, and the rest is read: an object of the project, a file of settings, an intent of a definition.
      """,
    source: "docs/doctor.md")

  func check(_ subject: Subject) -> [Finding] {
    subject.problems.filter { $0.kind == .project }.map { problem in
      finding(
        "\(problem.diagnostic.message)",
        at: problem.diagnostic.place.map { FindingPlace($0) } ?? FindingPlace(file: ""),
        severity: problem.diagnostic.severity, fix: problem.diagnostic.suggestion.map { Fix("write '\($0)'") })
    }
  }
}
