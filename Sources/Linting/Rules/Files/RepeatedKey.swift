import SimDiagnostics

/// A key that stands twice in its dictionary or strings file: only one of them counts.
struct RepeatedKey: Rule {
  let about = RuleDescription(
    "repeated-key", .warning, "a key stands twice, and only the last one counts",
    explanation: "Which of the two is read depends on the reader. One of them is a leftover.",
    source: "Property list and strings file formats")

  func check(_ subject: Subject) -> [Finding] {
    let keys = subject.faults.compactMap { fault -> Finding? in
      guard case .repeatedKey(let key) = fault.kind else { return nil }
      return finding(
        "the key \(key, as: "key") stands here a second time", at: fault.place, fix: Fix("remove one of the two"))
    }
    let pairs = subject.problems.filter { $0.kind == .repeatedKey }.map { problem in
      finding(
        "\(problem.diagnostic.message)",
        at: problem.diagnostic.place.map { FindingPlace($0) } ?? FindingPlace(file: ""),
        fix: Fix("remove one of the two"))
    }
    return keys + pairs
  }
}
