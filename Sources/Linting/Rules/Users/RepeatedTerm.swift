import SimAppFiles
import SimDiagnostics

/// A term twice in a list of the user's vocabulary (L11, P13).
struct RepeatedTerm: Rule {
  let about = RuleDescription(
    "repeated-term", .warning, "a list of the user's vocabulary holds a term twice",
    explanation: "The list is an ordered set: the first place of a term is its importance, a second one is wasted.",
    source: "INVocabulary; L11, P13")

  func check(_ subject: Subject) -> [Finding] {
    subject.users.flatMap(\.lists).flatMap { list -> [Finding] in
      var seen: Set<String> = []
      return list.terms.compactMap { term in
        let key = NormalForm.of(term.phrase.text) + "/" + (term.identifier?.text ?? "")
        guard !seen.insert(key).inserted else { return nil }
        return finding(
          "\(term.phrase.text, as: "term") stands in \(list.type.text, as: "type") a second time",
          at: term.phrase.place,
          fix: Fix("remove it"))
      }
    }
  }
}
