import SimDiagnostics
import SimText

/// A term without the identifier that the handler would get (L10, P12).
struct MissingIdentifier: Rule {
  let about = RuleDescription(
    "missing-identifier", .error, "a term has no identifier",
    explanation: """
      VocabularyItemIdentifier is what the handler gets for every synonym of a term, in every language. Siri leaves a term \
      without one out.
      """,
    source: "SiriKit, Registering Custom Vocabulary; L10, P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary in
      vocabulary.items.compactMap { _, item in
        if let identifier = item.identifier, !identifier.text.trimmed.isEmpty { return nil }
        let phrase = item.synonyms.compactMap(\.phrase?.text).first { !$0.isEmpty }
        let fix = Fix("add 'VocabularyItemIdentifier' with the value that it has in every language")
        let place = item.identifier?.place ?? item.place
        guard let phrase else { return finding("a term has no identifier", at: place, fix: fix) }
        return finding("the term \(phrase, as: "term") has no identifier", at: place, fix: fix)
      }
    }
  }
}
