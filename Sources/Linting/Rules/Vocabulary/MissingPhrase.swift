import SimAppFiles
import SimDiagnostics

/// A term that can't be said (P12).
struct MissingPhrase: FaultRule {
  let about = RuleDescription(
    "missing-phrase", .error, "a term or a synonym has no phrase to be said",
    explanation: "A term has one or more VocabularyItemSynonyms, each with a VocabularyItemPhrase that people say.",
    source: "SiriKit, Registering Custom Vocabulary; P12")

  func fix(_ fault: FileFault) -> Fix? {
    switch fault.kind {
    case .missingSynonyms: Fix("add 'VocabularyItemSynonyms' with a 'VocabularyItemPhrase'")
    case .missingPhrase: Fix("add 'VocabularyItemPhrase', or remove the synonym")
    default: nil
    }
  }
}
