package import SimDiagnostics
package import SimPhrases

/// A phrase of a request that lacks an example or a counter-example.
///
/// Answers need none: they are heard in the light of a question, and `Language.phraseFiles` are requests alone.
package struct PhraseGap: Hashable, Sendable {
  /// A sentence that every phrase has.
  package enum Sentence: String, Hashable, Sendable, CaseIterable {
    /// One that it must take (`=`).
    case example
    /// One that it must not take (`!`).
    case counterexample = "counter-example"
  }

  /// The place of the phrase.
  package var place: TextPlace
  /// The phrase, as written.
  package var phrase: String
  /// What isn't there, at least one.
  package var lacking: [Sentence]

  /// The phrases of some files that lack something, in the order of the files.
  package static func all(in files: [PhraseFile]) -> [PhraseGap] {
    files.flatMap { file in file.entries.compactMap { PhraseGap($0, in: file) } }
  }

  /// - Returns: nil for a phrase that has both.
  init?(_ entry: PhraseFile.Entry, in file: PhraseFile) {
    lacking = Sentence.allCases.filter { sentence in
      switch sentence {
      case .example: !entry.hasExamples
      case .counterexample: !entry.hasCounterexamples
      }
    }
    guard !lacking.isEmpty else { return nil }
    place = TextPlace(file: file.path, line: entry.phrase.place.line, column: entry.phrase.place.column)
    phrase = entry.phrase.text
  }

  /// What isn't there, in words: `no example and no counter-example`.
  var lack: String { lacking.map { "no \($0.rawValue)" }.joined(separator: " and ") }
}
