import SimAppFiles
import SimDiagnostics

/// A vocabulary whose examples can't be tried, as sirisim doesn't speak its language.
struct UnspokenLanguage: Rule {
  let about = RuleDescription(
    "unspoken-language", .note, "the examples of a language aren't tried, as sirisim doesn't speak it",
    explanation: """
      Everything but what the examples mean is checked all the same. docs/add-a-language.md says how a language is added.
      """,
    source: "P2")

  func check(_ subject: Subject) -> [Finding] {
    let untried = Set(subject.trials.filter { $0.outcome == .unspoken }.map(\.vocabulary))
    return untried.sorted().map { index in
      let vocabulary = subject.vocabularies[index]
      return finding(
        "sirisim doesn't speak \(vocabulary.locale, as: "language"): the examples here weren't tried",
        at: vocabulary.place)
    }
  }
}
