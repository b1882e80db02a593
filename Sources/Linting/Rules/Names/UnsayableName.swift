import SimAppFiles
import SimDiagnostics

/// A name that no sentence can contain.
struct UnsayableName: FaultRule {
  let about = RuleDescription(
    "unsayable-name", .warning, "a name of an app or a term is heard in no sentence",
    explanation: "A name holds a letter, a digit or a sign that people say, and no more than sixteen words.",
    source: "docs/users.md")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .unsayable = fault.kind else { return nil }
    return Fix("write what people say")
  }
}
