import SimAppFiles
import SimDiagnostics

/// A list of terms of which no example makes use (P16).
struct UnusedTerms: Rule {
  let about = RuleDescription(
    "unused-terms", .note, "no example phrase uses any term of a list",
    explanation: "Examples are how people learn that the app has words of its own: 'Get a sports car with HuHu'.",
    source: "SiriKit, Providing Example Phrases; P16")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary -> [Finding] in
      let sentences = vocabulary.sentences.map { NormalForm.of($0.text) }
      return vocabulary.terms.compactMap { list in
        let phrases = list.items.flatMap { $0.synonyms.compactMap(\.phrase?.text) }.map(NormalForm.of)
        guard let name = list.names.first, !name.text.isEmpty, !phrases.isEmpty, !sentences.isEmpty,
          !SubstringSearch(phrases).standsIn(sentences)
        else { return nil }
        return finding(
          "none of the \(phrases.count, as: "terms") terms for \(name.text, as: "parameter") stands in an example",
          at: name.place, fix: Fix("add an example with one of them to IntentExamples or VocabularyItemExamples"))
      }
    }
  }
}
