import SimAppFiles
import SimDiagnostics

/// Terms that Siri refuses because of their length (P13).
struct OversizedTerm: Rule {
  static let limit = 1024

  let about = RuleDescription(
    "oversized-term", .error, "a term is longer than Siri takes",
    explanation: "A term has at most 1024 bytes in UTF-8. Nobody says so much, and INVocabulary refuses it.",
    source: "INVocabulary; P13")

  func check(_ subject: Subject) -> [Finding] {
    let texts =
      subject.vocabularies.flatMap { $0.items.flatMap { $0.item.synonyms.compactMap(\.phrase) } }
      + subject.users.flatMap { $0.lists.flatMap { $0.terms.map(\.phrase) } }
    return texts.filter { $0.text.utf8.count > Self.limit }.map { text in
      finding(
        "the term has \(text.text.utf8.count, as: "bytes") bytes; Siri takes \(Self.limit, as: "limit")",
        at: text.place, fix: Fix("keep what people say of it"))
    }
  }
}
