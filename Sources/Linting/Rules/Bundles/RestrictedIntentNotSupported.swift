import SimAppFiles
import SimDiagnostics

/// IntentsRestrictedWhileLocked with intents that the extension doesn't offer.
struct RestrictedIntentNotSupported: FaultRule {
  let about = RuleDescription(
    "restricted-intent-not-supported", .error, "IntentsRestrictedWhileLocked isn't a part of IntentsSupported",
    explanation: "An intent is restricted while the device is locked by standing in both lists.",
    source: "WWDC 2016, SiriKit; SiriKit, Creating an Intents App Extension")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .restrictedIntent(let intent, _) = fault.kind else { return nil }
    return fault.suggestion.map { intent.replaced(by: $0) } ?? Fix("add it to IntentsSupported, or remove it here")
  }
}
