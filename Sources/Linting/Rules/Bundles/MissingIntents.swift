import SimAppFiles
import SimDiagnostics

/// An Intents extension that offers nothing.
struct MissingIntents: FaultRule {
  let about = RuleDescription(
    "missing-intents", .error, "an Intents extension lists no intents",
    explanation: "NSExtension › NSExtensionAttributes › IntentsSupported names the intents that Siri may send.",
    source: "SiriKit, Creating an Intents App Extension; P12")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .noIntents(_, let isEmptyList) = fault.kind else { return nil }
    let intents = "the intents that the extension handles"
    return Fix(isEmptyList ? "add \(intents)" : "add 'IntentsSupported' with \(intents)")
  }
}
