import SimAppFiles
import SimDiagnostics

/// Files that can't be read to their end: Siri and Xcode read nothing of them.
struct MalformedFile: FaultRule {
  let about = RuleDescription(
    "malformed-file", .error, "a file isn't well-formed or can't be read",
    explanation: """
      Siri reads nothing of a property list that isn't well-formed, and a strings file loses every pair after the fault. \
      The place is that of the first fault; what stands before it has been checked all the same.
      """,
    source: "Property list and strings file formats")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .malformed = fault.kind else { return nil }
    return Fix("correct the file where the caret stands; 'plutil -lint' on a Mac must say OK")
  }
}
