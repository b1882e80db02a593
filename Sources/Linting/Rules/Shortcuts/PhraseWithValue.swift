import SimAppFiles
import SimDiagnostics
import SimUtterances

/// Suggested phrases that look as if another value could be said in them (L18).
struct PhraseWithValue: Rule {
  let about = RuleDescription(
    "phrase-with-value", .warning, "a suggested phrase has a value in it",
    explanation: """
      A saved phrase always runs with the values that it was saved with. "Order two pizzas" looks as if three could be \
      ordered as well: a phrase without a number and without what was chosen promises nothing of that kind.
      """,
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; Human Interface Guidelines; L18")

  func check(_ subject: Subject) -> [Finding] {
    subject.shortcuts.flatMap(\.suggestedPhrases).compactMap { phrase in
      guard phrase.interpolations > 0 || Utterance(phrase.plainText).tokens.contains(where: { $0.kind == .number })
      else { return nil }
      return finding(
        "\(phrase.text, as: "phrase") has a value in it, and can't be said with another one", at: phrase.filePlace,
        fix: Fix("suggest a phrase without the value"))
    }
  }
}
