import SimDiagnostics

/// A term that nobody can say (P12).
struct MissingPhrase: Rule {
  let about = RuleDescription(
    "missing-phrase", .error, "a term or a synonym has no phrase to be said",
    explanation: "A term has one or more VocabularyItemSynonyms, each with a VocabularyItemPhrase that people say.",
    source: "SiriKit, Registering Custom Vocabulary; P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary in
      vocabulary.items.flatMap { _, item -> [Finding] in
        let name = item.identifier?.text ?? ""
        guard !item.synonyms.isEmpty else {
          return [
            finding(
              "the term \(name, as: "identifier") has no synonyms", at: item.identifier?.place ?? item.place,
              fix: Fix("add 'VocabularyItemSynonyms' with a 'VocabularyItemPhrase'"))
          ]
        }
        return item.synonyms.compactMap { synonym in
          if let phrase = synonym.phrase, !NormalForm.of(phrase.text).isEmpty { return nil }
          return finding(
            "a synonym of the term \(name, as: "identifier") has no phrase",
            at: synonym.phrase?.place ?? synonym.place, fix: Fix("add 'VocabularyItemPhrase', or remove the synonym"))
        }
      }
    }
  }
}
