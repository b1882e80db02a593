import SimAppFiles
import SimDiagnostics

/// A key that occurs twice in its dictionary or strings file: only one of them counts.
struct RepeatedKey: FaultRule {
  let about = RuleDescription(
    "repeated-key", .warning, "a key stands twice, and only the last one counts",
    explanation: "Which of the two is read depends on the reader. One of them is a leftover.",
    source: "Property list and strings file formats")

  func fix(_ fault: FileFault) -> Fix? {
    switch fault.kind {
    case .repeatedKey, .repeatedPair: Fix("remove one of the two")
    default: nil
    }
  }
}
