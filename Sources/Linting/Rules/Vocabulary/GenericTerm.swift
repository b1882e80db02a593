import SimAppFiles
import SimDiagnostics

/// Terms that don't name anything (L11).
struct GenericTerm: Rule {
  let about = RuleDescription(
    "generic-term", .warning, "a term is a word that Siri knows anyway",
    explanation: """
      A term that everybody uses for everything ("car", "message", 跑步) draws sentences to the app that aren't for it. The \
      words stand in checks/generic-terms.list of each language.
      """,
    source: "INVocabulary: don't register generic terms; L11")

  func check(_ subject: Subject) -> [Finding] {
    let lists = CheckList("generic-terms", subject.languages)
    let own = subject.vocabularies.flatMap { vocabulary in
      vocabulary.items.flatMap { $0.item.synonyms.compactMap(\.phrase) }.filter {
        lists.contains($0.text, in: vocabulary.locale)
      }
    }
    let users = subject.users.flatMap { $0.lists.flatMap { $0.terms.map(\.phrase) } }.filter { lists.contains($0.text) }
    return (own + users).map { text in
      finding(
        "\(text.text, as: "term") is a word for many things", at: text.place,
        fix: Fix("add what tells it from the others, or remove it"))
    }
  }
}
