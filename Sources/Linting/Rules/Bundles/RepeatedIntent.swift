import SimAppFiles
import SimDiagnostics

/// One intent twice in IntentsSupported or IntentsRestrictedWhileLocked.
struct RepeatedIntent: FaultRule {
  let about = RuleDescription(
    "repeated-intent", .warning, "an intent stands twice in a list of an extension",
    explanation:
      "The order of IntentsSupported decides between intents that a sentence fits alike; one place is enough.",
    source: "SiriKit, Creating an Intents App Extension")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .repeatedIntent = fault.kind else { return nil }
    return Fix("remove it")
  }
}
