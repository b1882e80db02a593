import SimAppFiles
import SimDiagnostics

/// What is malformed in a user's plist.
struct UserProfileFault: Rule {
  let about = RuleDescription(
    "user-profile", .error, "a user's plist has a fault",
    explanation:
      "What is malformed is left out of the user's contacts, places and vocabulary. docs/users.md has the form.",
    source: "docs/users.md; P13")

  func check(_ subject: Subject) -> [Finding] {
    subject.users.flatMap(\.faults).filter { !$0.isOfReading }.map { fault in
      finding(
        fault.message, at: fault.place, severity: fault.severity,
        fix: fault.suggestion.map { Fix("write '\($0)'") })
    }
  }
}
