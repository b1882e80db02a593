import SimAppFiles
import SimDiagnostics
import SimUtterances

/// Suggested phrases that are too long to remember (L18).
struct LongPhrase: Rule {
  let about = RuleDescription(
    "long-phrase", .warning, "a suggested phrase has more than three words",
    explanation: """
      A shortcut starts only when its phrase is said as it was saved: two or three words are remembered, a sentence isn't. \
      What is written without spaces counts by pairs of characters.
      """,
    source: "WWDC 2018, Building for Voice with Siri Shortcuts; Human Interface Guidelines; L18")

  private static let most = 3

  func check(_ subject: Subject) -> [Finding] {
    subject.shortcuts.flatMap(\.suggestedPhrases).compactMap { phrase in
      let count = Self.words(phrase.plainText) + phrase.interpolations
      guard count > Self.most else { return nil }
      return finding(
        "\(phrase.text, as: "phrase") has \(count, as: "words") words", at: phrase.filePlace,
        fix: Fix("suggest two or three words"))
    }
  }

  private static func words(_ text: String) -> Int {
    let tokens = Utterance(text).tokens
    let ideographs = tokens.count { $0.kind == .ideograph }
    // Words with kana are longer.
    let length = TextLanguages.hasKana(text) ? 4 : 2
    return tokens.count { $0.kind == .word || $0.kind == .number } + (ideographs + length - 1) / length
  }
}

extension ShortcutOutline.Literal {
  /// From the quote on.
  var filePlace: FilePlace { FilePlace(place, length: text.count + 2) }
}
