import SimDiagnostics
import SimUtterances

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
        guard let word = Self.find(words, in: sentence.text) else { return nil }
        return finding(
          "\(sentence.text, as: "example") says \(word, as: "word")", at: sentence.place, fix: Fix("leave it out"))
      }
    }
  }

  /// The first of the words that stands in a sentence, as it is written there.
  private static func find(_ words: Set<String>, in text: String) -> String? {
    let utterance = Utterance(text)
    for start in utterance.tokens.indices where utterance.tokens[start].kind != .punctuation {
      var key = ""
      for end in start..<min(utterance.tokens.count, start + 4) {
        key += String(decoding: utterance.normalBytes[utterance.tokens[end].normal], as: UTF8.self)
        if words.contains(key) { return utterance.source(of: start..<end + 1) }
      }
    }
    return nil
  }
}
