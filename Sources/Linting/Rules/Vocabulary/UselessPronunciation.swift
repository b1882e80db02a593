import SimAppFiles
import SimDiagnostics
import SimText

/// A pronunciation hint that adds nothing.
struct UselessPronunciation: Rule {
  let about = RuleDescription(
    "useless-pronunciation", .warning, "a pronunciation hint is empty or what it should explain",
    explanation: """
      A hint spells how a word sounds ("eye toons") where its spelling doesn't tell. One that repeats the word, or is empty, \
      says nothing.
      """,
    source: "SiriKit, Registering Custom Vocabulary; QA1950")

  func check(_ subject: Subject) -> [Finding] {
    typealias Pair = (word: PlacedText?, hint: PlacedText?)
    let synonyms = subject.vocabularies.flatMap { $0.items.flatMap { $0.item.synonyms } }
    let names = subject.bundles.flatMap { $0.alternativeNames.map { Pair($0.name, $0.hint) } }
    let terms = subject.users.flatMap { $0.lists.flatMap { $0.terms.map { Pair($0.phrase, $0.hint) } } }
    return (synonyms.map { Pair($0.phrase, $0.pronunciation) } + names + terms).compactMap { word, hint in
      guard let hint else { return nil }
      if hint.text.trimmed.isEmpty {
        return finding(
          "the pronunciation hint is empty", at: hint.place, fix: Fix("spell the sound, or remove the key"))
      }
      guard let word, hint.text.lowercased() == word.text.lowercased() else { return nil }
      return finding(
        "the pronunciation hint repeats \(word.text, as: "word")", at: hint.place,
        fix: Fix("spell the sound, or remove the key"))
    }
  }
}
