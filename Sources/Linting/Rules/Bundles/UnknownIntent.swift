import SimAppFiles
import SimDiagnostics

/// Names in SiriKit's style that SiriKit doesn't have (P12).
struct UnknownIntent: FaultRule {
  let about = RuleDescription(
    "unknown-intent", .warning, "an intent that SiriKit doesn't have",
    explanation: """
      A name that is nearly one of SiriKit's intents is a misspelt one. Any other name may be that of a custom intent, and \
      isn't told.
      """,
    source: "Intents framework; P12")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .unknownIntent(let intent, let meant) = fault.kind else { return nil }
    return meant.isEmpty ? Fix("write an intent, or remove it") : intent.replaced(by: meant)
  }
}
