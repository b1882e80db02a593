import SimDiagnostics

/// Two terms of a list with one identifier: the handler can't tell them apart (P12).
struct DuplicateIdentifier: Rule {
  let about = RuleDescription(
    "duplicate-identifier", .error, "two terms of a list have the same identifier",
    explanation: """
      The handler gets the identifier for whichever term was said. Two terms of one meaning are two synonyms of one term; \
      two meanings need two identifiers.
      """,
    source: "SiriKit, Registering Custom Vocabulary; P12")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap { vocabulary in
      vocabulary.terms.flatMap { list -> [Finding] in
        var first: [String: VocabularyOutline.Item] = [:]
        return list.items.compactMap { item in
          guard let identifier = item.identifier, !identifier.text.isEmpty else { return nil }
          guard let earlier = first[identifier.text] else {
            first[identifier.text] = item
            return nil
          }
          let other = earlier.synonyms.compactMap(\.phrase?.text).first ?? ""
          return finding(
            "the identifier \(identifier.text, as: "identifier") is that of the term \(other, as: "term") too",
            at: identifier.place, fix: Fix("make the terms synonyms of one, or give each its own identifier"))
        }
      }
    }
  }
}
