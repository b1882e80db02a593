import SimAppFiles
import SimDiagnostics
import SimRecognition

/// An example with a term that the vocabulary doesn't have (P16).
struct UnknownTermInExample: Rule {
  let about = RuleDescription(
    "unknown-term-in-example", .warning, "an example phrase holds a term that the vocabulary doesn't have",
    explanation: """
      An example may use the app's own terms; Siri understands it when they stand in ParameterVocabularies of the same \
      language. Terms that the app registers with INVocabulary when it runs aren't known where the store tries the example.
      """,
    source: "SiriKit, Providing Example Phrases; P16")

  func check(_ subject: Subject) -> [Finding] {
    subject.trials.compactMap { trial in
      guard case .declined(let miss) = trial.outcome, let parameter = unknownTerm(miss), let miss,
        let rest = trial.example.text.utf8.text(miss.rest)
      else { return nil }
      return finding(
        """
        in \(trial.example.text, as: "example") a term for \(plain: parameter, as: "parameter") is expected at \
        \(rest, as: "rest"), and the vocabulary has none like it
        """, at: trial.example.place,
        fix: Fix("add the term to ParameterVocabularies of this language, or say one that stands there"))
    }
  }
}
