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
    subject.problems.filter { $0.kind == .project }.map { finding($0.diagnostic) }
  }
}
