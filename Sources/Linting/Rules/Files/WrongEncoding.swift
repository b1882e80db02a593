import SimAppFiles
import SimDiagnostics

/// Bytes that are no text: names and phrases in them are lost.
struct WrongEncoding: FaultRule {
  let about = RuleDescription(
    "wrong-encoding", .warning, "a file holds bytes that are no text in its encoding",
    explanation: """
      Each wrong byte is read as U+FFFD, so that nobody can say the word it stands in. Property lists are UTF-8, strings \
      files UTF-8 or UTF-16 with a byte order mark.
      """,
    source: "Property list and strings file formats")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .encoding = fault.kind else { return nil }
    return Fix("save the file as UTF-8")
  }
}
