import SimAppFiles
import SimDiagnostics

/// One phrase twice among the synonyms of a term.
struct RepeatedSynonym: Rule {
  let about = RuleDescription(
    "repeated-synonym", .warning, "a term has the same synonym twice",
    explanation: "Case, width, accents, spaces and punctuation don't count: 'Sports-Car' is 'sports car'.",
    source: "L11")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary in
      vocabulary.items.flatMap { _, item -> [Finding] in
        var seen: [String: String] = [:]
        return item.synonyms.compactMap(\.phrase).compactMap { phrase in
          let key = NormalForm.of(phrase.text)
          guard !key.isEmpty, let earlier = seen.updateValue(phrase.text, forKey: key) else { return nil }
          return finding(
            "the synonym \(phrase.text, as: "synonym") is said like \(earlier, as: "earlier")", at: phrase.place,
            fix: Fix("remove the synonym"))
        }
      }
    }
  }
}
