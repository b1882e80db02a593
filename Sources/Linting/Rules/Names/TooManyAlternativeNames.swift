import SimAppFiles
import SimDiagnostics

/// More names than Siri takes (L09).
struct TooManyAlternativeNames: FaultRule {
  let about = RuleDescription(
    "too-many-alternative-names", .error, "an app has more than three alternative names",
    explanation: "Siri takes three of INAlternativeAppNames in each language, and the store refuses more.",
    source: "SiriKit, Specifying Synonyms for Your App Name; QA1950; L09")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .tooManyNames = fault.kind else { return nil }
    return Fix("keep the three that people say")
  }
}
