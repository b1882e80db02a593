import SimAppFiles
import SimDiagnostics

/// An example in another language than its file's.
struct ForeignExample: Rule {
  let about = RuleDescription(
    "foreign-example", .warning, "an example phrase is in another language than its .lproj",
    explanation: "Siri shows the examples of her own language, and the store tries them in it.",
    source: "QA1950; P1, P20")

  func check(_ subject: Subject) -> [Finding] {
    subject.trials.compactMap { trial in
      guard case .foreign(let language) = trial.outcome else { return nil }
      let vocabulary = subject.vocabularies[trial.vocabulary]
      // A file outside of any .lproj has no known language.
      guard !vocabulary.locale.isEmpty else { return nil }
      return finding(
        """
        \(trial.example.text, as: "example") is understood in \(plain: language, as: "understood"), and stands in \
        \(plain: vocabulary.locale, as: "language")
        """, at: trial.example.place, fix: Fix("say it in the language of its folder"))
    }
  }
}
