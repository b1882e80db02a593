import SimDiagnostics

/// What is malformed in a user's plist.
struct UserProfileFault: Rule {
  let about = RuleDescription(
    "user-profile", .error, "a user's plist has a fault",
    explanation:
      "What is malformed is left out of the user's contacts, places and vocabulary. docs/users.md has the form.",
    source: "docs/users.md; P13")

  func check(_ subject: Subject) -> [Finding] {
    subject.users.flatMap(\.problems).map { problem in
      finding(
        "\(problem.message)", at: problem.place.map { FindingPlace($0) } ?? FindingPlace(file: ""),
        severity: problem.severity, fix: problem.suggestion.map { Fix("write '\($0)'") })
    }
  }
}
