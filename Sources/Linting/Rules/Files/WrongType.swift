import SimAppFiles
import SimDiagnostics

/// A string where an array belongs, and the like (P12).
struct WrongType: FaultRule {
  let about = RuleDescription(
    "wrong-type", .error, "a value has another type than Siri reads",
    explanation: "A value of another type counts as missing, and everything below it with it.",
    source: "SiriKit, AppIntentVocabulary.plist; peers P12")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .wrongType(_, _, let expected) = fault.kind else { return nil }
    return Fix("make it \(expected)")
  }
}
