import SimAppFiles
import SimDiagnostics

/// A term without the identifier that the handler would get (L10, P12).
struct MissingIdentifier: FaultRule {
  let about = RuleDescription(
    "missing-identifier", .error, "a term has no identifier",
    explanation: """
      VocabularyItemIdentifier is what the handler gets for every synonym of a term, in every language. Siri leaves a term \
      without one out.
      """,
    source: "SiriKit, Registering Custom Vocabulary; L10, P12")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .missingIdentifier = fault.kind else { return nil }
    return Fix("add 'VocabularyItemIdentifier' with the value that it has in every language")
  }
}
