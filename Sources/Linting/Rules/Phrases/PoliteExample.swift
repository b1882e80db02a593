import SimAppFiles
import SimDiagnostics

/// Examples with pleasantries (L08, P17).
struct PoliteExample: Rule {
  let about = RuleDescription(
    "polite-example", .warning, "an example phrase says please or thank you",
    explanation: """
      An example is as short as it can be; people add pleasantries by themselves. The words stand in \
      checks/polite-words.list of each language.
      """,
    source: "WWDC 2016, SiriKit; L08, P17")

  func check(_ subject: Subject) -> [Finding] {
    let list = CheckList("polite-words", subject.languages)
    return subject.vocabularies.flatMap { vocabulary -> [Finding] in
      let words = list.words(for: vocabulary.locale)
      return vocabulary.sentences.compactMap { sentence in
        guard let word = WordSearch.first(of: words, in: sentence.text) else { return nil }
        return finding(
          "\(sentence.text, as: "example") says \(word, as: "word")", at: sentence.place, fix: Fix("leave it out"))
      }
    }
  }
}
