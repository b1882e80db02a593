import SimPhrases
import SimText
import SimUtterances

/// Sentences that don't say what went wrong (`checks/generic-errors.list`).
struct GenericSentences {
  /// Sentences as a whole.
  private var whole: Set<String> = []
  /// Words that may be anywhere in a sentence: the entry has … on both sides.
  private var parts: Set<String> = []
  /// What a sentence may begin with: the entry ends in ….
  private var beginnings: Set<String> = []

  init(_ languages: LanguageLibrary) {
    for entry in languages.names.flatMap({ languages.checks("generic-errors", of: $0) }) {
      let text = NormalForm.of(entry.text.filter { $0 != "…" })
      switch (entry.text.hasPrefix("…"), entry.text.hasSuffix("…")) {
      case (true, _): parts.insert(text)
      case (false, true): beginnings.insert(text)
      case (false, false): whole.insert(text)
      }
    }
  }

  /// The generic sentence in a text about an error; nil if one of the text's sentences says more.
  func phrase(of text: String) -> String? {
    let sentences = text.split { ".!。！;；".contains($0) || $0.isNewline }.filter { $0.contains(where: \.isLetter) }
    let phrases = sentences.map { phrase(ofSentence: String($0.trimmed)) }
    return phrases.contains(nil) ? nil : phrases.first ?? nil
  }

  private func phrase(ofSentence sentence: String) -> String? {
    if whole.contains(NormalForm.of(sentence)) { return sentence }
    return WordSearch.first(of: parts, in: sentence) ?? WordSearch.beginning(of: sentence, among: beginnings)
  }
}
