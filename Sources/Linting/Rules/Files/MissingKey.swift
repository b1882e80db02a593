import SimDiagnostics

/// A required key that is not there (P12). Identifiers and phrases of terms have rules of their own.
struct MissingKey: Rule {
  let about = RuleDescription(
    "missing-key", .error, "a dictionary lacks a key without which it means nothing",
    explanation: "Siri leaves the whole dictionary out.",
    source: "SiriKit, AppIntentVocabulary.plist and INAlternativeAppNames; peers P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.faults.compactMap { fault in
      guard case .missingKey(let key, let holder) = fault.kind else { return nil }
      return finding("\(holder) has no \(key, as: "key")", at: fault.place, fix: Fix("add the key '\(key)'"))
    }
  }
}

extension Subject {
  /// What is wrong with the shapes of all property lists.
  var faults: [ShapeFault] { vocabularies.flatMap(\.faults) + bundles.filter { $0.kind != .other }.flatMap(\.faults) }
}
