import SimDiagnostics

/// Keys that nobody reads, most often misspelt ones (P12).
struct UnknownKey: Rule {
  let about = RuleDescription(
    "unknown-key", .warning, "a key that Siri doesn't read",
    explanation: """
      Siri passes over keys that she doesn't know without a word, so that a misspelt one loses what stands behind it.
      """,
    source: "SiriKit, AppIntentVocabulary.plist and INAlternativeAppNames; peers P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.faults.compactMap { fault in
      guard case .unknownKey(let key, let known, let holder) = fault.kind else { return nil }
      let nearest = nearestName(to: key.text, among: known)
      return finding(
        "nobody reads the key \(key.text, as: "key") in \(holder); expected \(plain: known.joined(separator: ", "), as: "expected")",
        at: fault.place, fix: nearest.map { key.replaced(by: $0) } ?? Fix("remove the key, or write one of those"))
    }
  }
}
