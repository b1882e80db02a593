import SimAppFiles
import SimDiagnostics

/// Two terms of a list with one identifier: the handler can't tell them apart (P12).
struct DuplicateIdentifier: FaultRule {
  let about = RuleDescription(
    "duplicate-identifier", .error, "two terms of a list have the same identifier",
    explanation: """
      The handler gets the identifier for whichever term was said. Two terms of one meaning are two synonyms of one term; \
      two meanings need two identifiers.
      """,
    source: "SiriKit, Registering Custom Vocabulary; P12")

  func fix(_ fault: FileFault) -> Fix? {
    guard case .repeatedIdentifier = fault.kind else { return nil }
    return Fix("make the terms synonyms of one, or give each its own identifier")
  }
}
