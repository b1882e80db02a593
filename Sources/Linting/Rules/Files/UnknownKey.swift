import SimAppFiles
import SimDiagnostics

/// Keys that nothing reads, most often misspelt ones (P12).
struct UnknownKey: FaultRule {
  let about = RuleDescription(
    "unknown-key", .warning, "a key that Siri doesn't read",
    explanation: """
      Siri passes over keys that she doesn't know without a word, so that a misspelt one loses what follows it.
      """,
    source: "SiriKit, AppIntentVocabulary.plist and INAlternativeAppNames; peers P12")

  /// Where the keys of a vocabulary belong.
  private static let places = [
    "ParameterVocabularies": "the vocabulary", "IntentPhrases": "the vocabulary",
    "ParameterNames": "an element of ParameterVocabularies",
    "ParameterVocabulary": "an element of ParameterVocabularies",
    "VocabularyItemIdentifier": "an element of ParameterVocabulary",
    "VocabularyItemSynonyms": "an element of ParameterVocabulary",
    "VocabularyItemPhrase": "an element of VocabularyItemSynonyms",
    "VocabularyItemPronunciation": "an element of VocabularyItemSynonyms",
    "VocabularyItemExamples": "an element of VocabularyItemSynonyms", "IntentName": "an element of IntentPhrases",
    "IntentExamples": "an element of IntentPhrases",
  ]

  func fix(_ fault: FileFault) -> Fix? {
    guard case .unknownKey(let key, _, _) = fault.kind else { return nil }
    if let nearest = fault.suggestion { return key.replaced(by: nearest) }
    if let elsewhere = nearestName(to: key.text, among: Self.places.keys.sorted()), let place = Self.places[elsewhere] {
      return Fix("'\(elsewhere)' stands in \(place): move it there")
    }
    return Fix("remove the key, or write one of those")
  }
}
