import SimDiagnostics

/// A string where an array belongs, and the like (P12).
struct WrongType: Rule {
  let about = RuleDescription(
    "wrong-type", .error, "a value has another type than Siri reads",
    explanation: "A value of another type counts as missing, and everything below it with it.",
    source: "SiriKit, AppIntentVocabulary.plist; peers P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.faults.compactMap { fault in
      guard case .wrongType(let name, let found, let expected) = fault.kind else { return nil }
      return finding(
        "\(name, as: "key") is \(plain: found, as: "found"); expected \(plain: expected, as: "expected")",
        at: fault.place, fix: Fix("make it \(expected)"))
    }
  }
}
