import SimAppFiles
import SimDiagnostics

/// A required key that is not there (P12). Identifiers and phrases of terms have rules of their own.
struct MissingKey: FaultRule {
  let about = RuleDescription(
    "missing-key", .error, "a dictionary lacks a key without which it means nothing",
    explanation: "Siri leaves the whole dictionary out.",
    source: "SiriKit, AppIntentVocabulary.plist and INAlternativeAppNames; peers P12")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .missingKey(let key, _) = fault.kind else { return nil }
    return Fix("add the key '\(key)'")
  }
}
