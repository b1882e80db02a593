import SimAppFiles
import SimDiagnostics

/// A user's vocabulary in the order of the alphabet (L11, P13).
struct AlphabeticalOrder: Rule {
  /// Fewer terms may be in that order by chance.
  static let least = 8

  let about = RuleDescription(
    "alphabetical-order", .note, "a list of the user's vocabulary is ordered by the alphabet",
    explanation: "Siri may learn the first terms alone: what is used most and last stands first.",
    source: "INVocabulary, setVocabularyStrings(_:of:); L11, P13")

  func check(_ subject: Subject) -> [Finding] {
    subject.users.flatMap(\.lists).compactMap { list in
      let words = list.terms.map { $0.phrase.text.lowercased() }
      guard words.count >= Self.least, zip(words, words.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
      return finding(
        "the \(words.count, as: "count") terms of \(list.type.text, as: "type") stand in the order of the alphabet",
        at: list.type.place, fix: Fix("order them by importance"))
    }
  }
}
