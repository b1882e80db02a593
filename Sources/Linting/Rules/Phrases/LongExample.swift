import SimAppFiles
import SimDiagnostics
import SimUtterances

/// Examples that are too long to be read to their end (L08, P17).
struct LongExample: Rule {
  static let limit = 10

  let about = RuleDescription(
    "long-example", .warning, "an example phrase has more than ten words",
    explanation: "Examples are read at a glance. Two characters of Chinese count as a word.",
    source: "WWDC 2016, SiriKit; L08, P17")

  func check(_ subject: Subject) -> [Finding] {
    subject.vocabularies.flatMap(\.sentences).compactMap { sentence in
      let words = Self.words(of: sentence.text)
      guard words > Self.limit else { return nil }
      return finding(
        "the example has \(words, as: "words") words; \(Self.limit, as: "limit") are enough", at: sentence.place,
        fix: Fix("leave out what the app would ask for"))
    }
  }

  static func words(of text: String) -> Int {
    let tokens = Utterance(text).tokens
    let written = text.split { $0.isWhitespace }.filter { $0.contains { $0.isLetter || $0.isNumber } }.count
    let characters = tokens.count { $0.kind == .ideograph }
    return characters == 0 ? written : tokens.count { $0.kind == .word || $0.kind == .number } + characters / 2
  }
}
